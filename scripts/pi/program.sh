# Versions of the program, one a folder, and the link that says which one runs. The link is moved in one go, so that a
# power cut leaves either the old or the new.

# Libraries and program are made by whoever owns the clone, so that it stays theirs.
prepare_clone() {
  local owner
  owner=$(stat -c %U .)
  need_node
  must_have_node_for_all
  if [ ! -d node_modules ]; then need_compiler; fi
  if [ "$owner" = root ]; then
    alone need_libraries
    alone need_build
  else
    chown -R "$owner" .table
    runuser -u "$owner" -- bash -c '. scripts/set-up.sh && alone need_libraries && alone need_build'
  fi
}

# The program and the libraries it runs with, in a folder named after its version and what is in it; sets `staged`.
stage_program() {
  local making=$PROGRAMS/making version
  rm -rf "$making"
  step "Copying the program" copy_program "$making"
  version=$(node -p 'require("./package.json").version')
  staged=$PROGRAMS/$version-$(contents_of "$making" | sha256sum | cut -c 1-12)
  if [ -d "$staged" ]; then rm -rf "$making"; else mv -T "$making" "$staged"; fi
}

copy_program() {
  install -d "$1/scripts" &&
    cp -a dist config hardware package.json README.md CHANGELOG.md LICENSE "$1/" &&
    cp -a scripts/install-pi scripts/set-up.sh scripts/pi "$1/scripts/" &&
    rm -rf "$1/dist/gallery" "$1/dist/.built" &&
    needed_libraries | xargs -d '\n' cp -a --parents -t "$1" &&
    chown -R root:root "$1" &&
    chmod -R u=rwX,go=rX "$1"
}

# What npm lists below another package comes along with it.
needed_libraries() {
  npm ls --omit=dev --all --parseable | sed -n "s|^$PWD/\(node_modules/.*\)|\1|p" | grep -v '/node_modules/' | sort -u
}

contents_of() { (cd "$1" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum); }

# Could this version run the table with the settings that are there? What is against it is told.
check_program() {
  local report
  as_table node "$1/dist/main.js" check-config "$SETTINGS" >/dev/null || return 1
  # It may have much against the machine, and none of that against this version.
  report=$(as_table node "$1/dist/main.js" doctor -c "$SETTINGS" -j "$STATE/run.db" --format json) || [ -n "$report" ] ||
    return 1
  as_table node -e '
    const bad = JSON.parse(process.argv[1]).findings
      .filter(({ check, verdict }) => verdict === "fail" && ["Node.js", "libraries", "journal"].includes(check));
    for (const { check, what, remedy } of bad) console.error(`${check}: ${what}. ${remedy}`);
    process.exit(bad.length);
  ' "$report"
}

# Makes this version the one that runs. The link leads from its own folder: a card may be made ready in another computer.
run_program() {
  ln -sfn "$(basename "$1")" "$PROGRAMS/next"
  mv -T "$PROGRAMS/next" "$CURRENT"
}

running_program() { if [ -L "$CURRENT" ]; then printf '%s\n' "$PROGRAMS/$(readlink "$CURRENT")"; fi; }

forget_programs_but() {
  local folder
  for folder in "$PROGRAMS"/*; do
    if [ -d "$folder" ] && [ ! -L "$folder" ] && [ "$folder" != "$1" ]; then rm -rf "$folder"; fi
  done
}
