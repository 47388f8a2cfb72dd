# Units, rules and the command, and systemd told of them. In a root that is being made ready nothing runs yet.

place_files() {
  local each
  for each in "${PLACED[@]}"; do place "$1" "$each"; done
  if [ "$kiosk" = yes ] || [ -f "$KIOSK_UNIT" ]; then place "$1" "$KIOSK"; fi
}

place() {
  local from=$1/hardware/pi/${2% *} to=${2#* } mode=0644
  if [ -x "$from" ]; then mode=0755; fi
  install -D -m "$mode" "$from" "$to"
}

remove_files() {
  local each to
  for each in "${PLACED[@]}" "$KIOSK"; do
    to=${each#* }
    rm -f "$to"
    # Folders that were made for them.
    case $to in *.conf.d/*) rmdir --ignore-fail-on-non-empty "$(dirname "$to")" 2>/dev/null || true ;; esac
  done
}

tell_system() {
  if ! has_systemd; then return; fi
  systemctl daemon-reload
  systemctl try-restart systemd-journald.service
  udevadm control --reload
  udevadm trigger --action=add --subsystem-match=gpio --subsystem-match=i2c-dev --subsystem-match=spidev
}

enable_services() {
  systemctl --quiet enable baulk.service
  if [ -f "$KIOSK_UNIT" ]; then systemctl --quiet enable baulk-kiosk.service; fi
}

# It runs again with what is there now. Was it not running, it is left so.
restart_table() {
  if ! has_systemd || ! systemctl --quiet is-active baulk.service; then return; fi
  systemctl restart baulk.service && systemctl --quiet is-active baulk.service
}

stop_services() {
  local unit
  for unit in baulk-kiosk.service baulk.service; do
    if [ ! -f "/etc/systemd/system/$unit" ]; then continue; fi
    if has_systemd; then systemctl stop "$unit"; fi
    systemctl --quiet disable "$unit"
  done
}
