# Installs the table, or brings it to this version.

PACKAGES=(systemd udev)
# With it outputs go off sooner after a kill, but a computer without a network may lack it.
HELPFUL_PACKAGES=(gpiod)
KIOSK_PACKAGES=(cage chromium)

install_table() {
  must_be_root
  must_be_debian
  must_be_writable
  must_have_space
  if [ -n "$settings" ] && [ ! -f "$settings" ]; then refuse "$settings is not there."; fi
  . "$here/set-up.sh"
  # npm leaves nothing in root's own folder.
  export npm_config_cache=$PWD/.table/npm npm_config_logs_max=0 npm_config_update_notifier=false
  if [ ! -d src ]; then refuse "This is the installed one: another version is installed from its own folder."; fi
  need_packages
  prepare_clone
  say "Making its user and groups"
  make_accounts
  old=$(running_program)
  stage_program
  # From here on, whatever goes wrong is taken back.
  keep_settings
  trap go_back EXIT
  place_settings "$staged"
  check_program "$staged"
  bring_up "$staged"
  if [ "$staged" != "$old" ]; then step "Starting the table, if it ran" restart_table; fi
  trap - EXIT
  forget_settings
  tell_of_new_preset "$old" "$staged"
  forget_programs_but "$staged"
  farewell
}

need_packages() {
  local wanted=("${PACKAGES[@]}") missing
  if [ "$kiosk" = yes ]; then wanted+=("${KIOSK_PACKAGES[@]}"); fi
  mapfile -t missing < <(missing_of "${wanted[@]}" "${HELPFUL_PACKAGES[@]}")
  if [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}"; then return; fi
  mapfile -t missing < <(missing_of "${wanted[@]}")
  [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}" || refuse "Please install: apt-get install ${missing[*]}"
  say "The table runs without ${HELPFUL_PACKAGES[*]}, but its outputs may stay on for seconds after a kill." \
    "Once there is a network: sudo apt-get install ${HELPFUL_PACKAGES[*]}"
}

missing_of() {
  local package
  for package; do
    dpkg-query -Wf '${Status}\n' "$package" 2>/dev/null | grep -q 'ok installed' || printf '%s\n' "$package"
  done
}

bring_up() {
  run_program "$1"
  place_files "$1"
  place_firmware
  enable_services
  tell_system
}

# The old version, with its settings and units, as if nothing had been.
go_back() {
  trap - EXIT
  give_settings_back
  if [ -z "$old" ]; then refuse "It could not be installed. What is there of it: sudo $0 --remove"; fi
  if [ "$(running_program)" != "$old" ]; then
    bring_up "$old" || true
    if has_systemd; then systemctl restart baulk.service || true; fi
  fi
  forget_programs_but "$old"
  refuse "This version cannot run the table. The old one stays, and nothing of its settings was changed."
}

farewell() {
  if [ "$old" = "$staged" ]; then
    say "This version is installed already: nothing was changed."
  elif [ -n "$old" ]; then
    say "The table is at this version now. Its settings and its journal are as they were."
  else
    printf '%s\n' "The table is installed: settings in $SETTINGS, journal in $STATE." \
      "  sudo nano $SETTINGS      which wire is where, and what a game costs" \
      "  sudo baulk doctor                   is this computer fit for it" \
      "  sudo systemctl start baulk          starts it; from now on it starts with the computer"
  fi
}
