# Takes the table away. What it took in money, and how it was wired, stays written down.

remove_table() {
  must_be_root --remove
  [ -d "$PROGRAMS" ] || [ -d "$ETC" ] || refuse "It is not installed here."
  printf 'Taking the table away … '
  stop_services
  remove_firmware
  remove_files
  remove_settings
  remove_accounts
  rm -rf "$PROGRAMS"
  tell_system
  printf 'done\n'
  if rmdir "$STATE" 2>/dev/null; then
    printf 'Nothing is left of it.\n'
  elif [ -d "$STATE" ]; then
    chown -R root:root "$STATE"
    printf '%s\n' "Its journal and its settings are still in $STATE, for whoever accounts for the money or installs it again." \
      "To throw them away: sudo rm -r $STATE"
  fi
}
