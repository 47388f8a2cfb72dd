# Takes the table away. What it took in money stays written down.

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
    printf 'Its journal is still in %s, for whoever has to account for the money. To throw it away: sudo rm -r %s\n' \
      "$STATE" "$STATE"
  fi
}
