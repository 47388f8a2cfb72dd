# The operator's settings: what was changed in them is never overwritten.

# Which of the files that a version brought this one is, if it is none but that.
brought_as() {
  local file
  [ -n "$1" ] || return 0
  for file in "$1"/config/*.yaml; do
    if cmp -s "$file" "$2"; then basename "$file"; fi
  done | head -n 1
}

# `old` is the version that runs, or nothing.
place_settings() {
  local new=$1 old=$2 same
  install -d -m 0755 "$ETC"
  if [ -f "$SETTINGS" ]; then
    same=$(brought_as "$old" "$SETTINGS")
    # Nobody changed it: it comes with the program.
    if [ -n "$same" ] && [ -f "$new/config/$same" ]; then install -m 0644 "$new/config/$same" "$SETTINGS"; fi
  elif [ -f "$STATE/table.yaml" ]; then
    say "Taking back the settings of the table that was removed."
    install -m 0644 "$STATE/table.yaml" "$SETTINGS"
  else
    install -m 0644 "${settings:-$new/config/gpio.yaml}" "$SETTINGS"
  fi
  install -m 0644 "$new/config/table.schema.json" "$ETC/table.schema.json"
}

keep_settings() {
  kept=$(mktemp)
  if [ -f "$SETTINGS" ]; then cp -a "$SETTINGS" "$kept"; fi
}

give_settings_back() {
  if [ -s "$kept" ]; then cp -a "$kept" "$SETTINGS"; else rm -f "$SETTINGS"; fi
  forget_settings
}

forget_settings() { rm -f "$kept"; }

# Changed ones are kept beside the journal that they were written for. Where there are none, those of an earlier removal
# stay: it may have ended halfway, or the version that took them back did not like them.
remove_settings() {
  if [ -f "$SETTINGS" ]; then
    if [ -n "$(brought_as "$CURRENT" "$SETTINGS")" ]; then
      rm -f "$STATE/table.yaml"
    else
      install -d -m 0700 "$STATE"
      install -m 0600 "$SETTINGS" "$STATE/table.yaml"
    fi
  fi
  if mountpoint -q "$ETC"; then umount "$ETC"; fi
  rm -rf "$ETC"
}
