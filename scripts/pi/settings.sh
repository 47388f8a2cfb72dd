# The operator's settings are never overwritten and never thrown away. Where nobody changed the ones that came with the
# program, somebody wired the wood by them.

place_settings() {
  local new=$1
  install -d -m 0755 "$ETC"
  if [ ! -f "$SETTINGS" ]; then place_first_settings "$new"; fi
  install -m 0644 "$new/config/table.schema.json" "$ETC/table.schema.json"
}

place_first_settings() {
  if [ -n "$settings" ]; then
    install -m 0644 "$settings" "$SETTINGS"
  elif [ -f "$STATE/table.yaml" ]; then
    say "Taking back the settings of the table that was removed."
    install -m 0644 "$STATE/table.yaml" "$SETTINGS"
  else
    install -m 0644 "$1/config/gpio.yaml" "$SETTINGS"
  fi
}

# Says so where the settings are as the version `old`, which may be none, brought them, and `new` brings others by that
# name.
tell_of_new_preset() {
  local old=$1 new=$2 file name
  [ -n "$old" ] || return 0
  for file in "$old"/config/*.yaml; do
    name=$(basename "$file")
    cmp -s "$file" "$SETTINGS" && [ -f "$new/config/$name" ] && ! cmp -s "$file" "$new/config/$name" || continue
    say "This version brings another $name. The settings stay as they are, as the table is wired by them; to compare:"
    printf '  diff %s %s\n' "$SETTINGS" "$CURRENT/config/$name"
  done
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

# They are kept beside the journal that they were written for, and those of an earlier removal beside them. Where there
# are none, that one may have ended halfway, or the version that took them back did not like them.
remove_settings() {
  if [ -f "$SETTINGS" ] && ! cmp -s "$SETTINGS" "$STATE/table.yaml"; then
    install -d -m 0700 "$STATE"
    install --backup=numbered -m 0600 "$SETTINGS" "$STATE/table.yaml"
  fi
  if mountpoint -q "$ETC"; then umount "$ETC"; fi
  rm -rf "$ETC"
}
