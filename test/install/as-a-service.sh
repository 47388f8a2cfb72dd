#!/usr/bin/env bash
# In a virtual machine whose first program is systemd: what becomes of the table as a service of its own. One line for
# each thing that befell it; the reader knows what it should say.
set -uo pipefail
GATE=27
OFF="pin $GATE (coins): off"
LOW="made low: pin "
boots=/run/vm/boots
echo >>"$boots"

gate() { cat "/run/header/sim_gpio$GATE/value"; }
of() { systemctl show baulk --value --property "$1"; }

# Looks until it is so; gives up for good after minutes, in which even an emulated computer does it.
until_so() {
  local until=$((SECONDS + 300))
  until "$@"; do
    if [ $SECONDS -ge $until ]; then
      echo "waited in vain for: $*; $(of ActiveState), started $(of NRestarts) times more, coin gate $(gate)"
      systemctl status baulk --no-pager --full --lines 60
      exit 1
    fi
    sleep 0.02
  done
}
is_open() { [ "$(of ActiveState)" = active ] && [ "$(gate)" = 1 ]; }
# Milliseconds at which the journal took this line last.
stamp() { journalctl --unit baulk --output short-unix | grep --fixed-strings "$1" | tail -n 1 | tr -d . | cut -c-13; }
now() { echo $(($(date +%s%N) / 1000000)); }
has_restarted() { [ "$(of NRestarts)" = "$1" ] && is_open; }
# So often each of the two things did its work that systemd calls after every end.
made_low() { journalctl --unit baulk --output cat | grep --count "^$LOW.*\b$GATE\b"; }
switched_off() { journalctl --unit baulk --output cat | grep --count --fixed-strings "$OFF"; }

bare_start() {
  local from
  node -e 0
  from=$(now)
  node -e 0
  echo $(($(now) - from))
}
# Kills the table, waits until its outputs are seen to be off, and says how long that took by this way to the pins.
kill_it() {
  local bare seen since
  bare=$(bare_start)
  since=$(date +%s)
  kill -KILL "$(of MainPID)"
  # The journal is followed, not asked again and again: that would take half of an emulated computer from what is measured.
  grep --quiet --max-count 1 --fixed-strings "$OFF" < <(timeout 300 journalctl --unit baulk --follow --since "@$since") ||
    echo "never told: $OFF"
  echo "killed: coin gate $(gate)"
  seen=$(stamp 'Main process exited')
  echo "figure: $1, outputs low $(($(stamp "$LOW") - seen)) ms after systemd saw the table killed, coin gate seen to be off" \
    "after $(($(stamp "$OFF") - seen)) ms; a bare start of node takes $bare ms here"
}

# Nothing lies before a beam, and no contact is closed: what the header's resistors do on a board.
for pin in $(sed -n 's/.*pin: \([0-9]*\), active: low.*/\1/p' /etc/baulk/table.yaml); do
  echo pull-up >"/run/header/sim_gpio$pin/pull"
done

until_so is_open
if [ "$(wc -l <"$boots")" -gt 1 ]; then
  echo "after the watchdog: open again, boot $(wc -l <"$boots")"
  exit
fi
echo "started with the computer: $(of ActiveState), as $(stat -c %U "/proc/$(of MainPID)")"

kill_it "by the GPIO files"
until_so has_restarted 1
echo "killed: started $(of NRestarts) time more, made low $(made_low) time, switched off $(switched_off) time"

kill -STOP "$(of MainPID)"
until_so has_restarted 2
echo "halted: started $(of NRestarts) times more, made low $(made_low) times, switched off $(switched_off) times"

systemctl stop baulk
echo "told to stop: $(of Result), coin gate $(gate), made low $(made_low) times, switched off $(switched_off) times"

sed -i 's/backend: onoff/backend: chardev/' /etc/baulk/table.yaml
systemctl start baulk
until_so is_open
kill_it "by the character device"
until_so has_restarted 1
echo "killed: made low $(made_low) times, switched off $(switched_off) times"

echo 'the computer hangs'
sleep 1
echo c >/proc/sysrq-trigger
