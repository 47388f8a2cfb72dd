# The users that run the table and its screen, and the groups that reach what is plugged in.

# Groups that were made here, one a line: only these are taken away again.
MADE=$PROGRAMS/groups-made

make_accounts() {
  local group
  install -d -m 0755 "$PROGRAMS"
  for group in "${GROUPS_NEEDED[@]}"; do
    if getent group "$group" >/dev/null; then continue; fi
    groupadd --system "$group"
    printf '%s\n' "$group" >>"$MADE"
  done
  make_user baulk "$STATE" 'Bar billiards table'
  usermod -aG "$(IFS=,; printf '%s' "${GROUPS_NEEDED[*]}")" baulk
  if [ "$kiosk" = yes ]; then make_user baulk-kiosk /run/baulk-kiosk 'Scoreboard of the bar billiards table'; fi
  # After a removal the journal is root's, so that nobody else comes by it.
  install -d -m 0700 -o baulk -g baulk "$STATE"
  chown -R baulk:baulk "$STATE"
}

make_user() {
  if getent passwd "$1" >/dev/null; then return; fi
  useradd --system --user-group --home-dir "$2" --no-create-home --shell /usr/sbin/nologin --comment "$3" "$1"
}

remove_accounts() {
  local user group
  for user in baulk baulk-kiosk; do
    if getent passwd "$user" >/dev/null; then userdel "$user"; fi
  done
  if [ ! -f "$MADE" ]; then return; fi
  while read -r group; do
    if [ -z "$(getent group "$group" | cut -d: -f4)" ]; then groupdel "$group"; fi
  done <"$MADE"
}

# As the table itself would.
as_table() { setpriv --reuid=baulk --regid=baulk --init-groups env -C / HOME=/ "$@"; }
