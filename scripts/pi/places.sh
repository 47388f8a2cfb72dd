# Where everything is. Sourced by scripts/install-pi, as all files in this folder.

PROGRAMS=/opt/baulk
CURRENT=$PROGRAMS/current
ETC=/etc/baulk
SETTINGS=$ETC/table.yaml
STATE=/var/lib/baulk

# From hardware/pi, and where it goes.
PLACED=(
  'baulk.service /etc/systemd/system/baulk.service'
  '60-baulk.rules /etc/udev/rules.d/60-baulk.rules'
  'journald.conf /etc/systemd/journald.conf.d/baulk.conf'
  'watchdog.conf /etc/systemd/system.conf.d/baulk.conf'
  'baulk /usr/local/bin/baulk'
)
KIOSK='baulk-kiosk.service /etc/systemd/system/baulk-kiosk.service'
KIOSK_UNIT=${KIOSK#* }
GROUPS_NEEDED=(gpio dialout i2c spi)

has_systemd() { [ -d /run/systemd/system ]; }
