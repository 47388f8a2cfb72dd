# What the firmware of a Raspberry Pi does with the pins, between two marks in its settings.

BEGIN='# begin: bar billiards table (scripts/install-pi writes what is between the marks)'
END='# end: bar billiards table'

firmware_settings() {
  local file
  for file in /boot/firmware/config.txt /boot/config.txt; do
    if [ -f "$file" ]; then
      printf '%s\n' "$file"
      return
    fi
  done
}

without_ours() {
  awk -v begin="$BEGIN" -v end="$END" '$0 == begin { ours = 1 } !ours; $0 == end { ours = 0 }' "$1"
}

place_firmware() {
  local file lines
  file=$(firmware_settings)
  [ -n "$file" ] || return 0
  lines=$(as_table node "$CURRENT/dist/main.js" doctor --config "$SETTINGS" --boot-lines)
  {
    without_ours "$file"
    # A file may end within the settings of another model.
    if [ -n "$lines" ]; then printf '%s\n' "$BEGIN" '[all]' "$lines" "$END"; fi
  } | put_into "$file"
}

remove_firmware() {
  local file
  file=$(firmware_settings)
  [ -n "$file" ] || return 0
  without_ours "$file" | put_into "$file"
}

# In one go, and not at all when nothing is changed: this file starts the computer.
put_into() {
  cat >"$1.new"
  if cmp -s "$1.new" "$1"; then rm "$1.new"; else sync "$1.new" && mv "$1.new" "$1"; fi
}
