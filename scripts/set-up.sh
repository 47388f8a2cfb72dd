# What scripts/table and scripts/check share: sourced, never run. Everything it does twice is quick the second time.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p .table
LOG=.table/set-up.log
: >"$LOG"

say() { printf '%s\n' "$*"; }
give_up() {
  printf '%s\n' "$@" >&2
  exit 1
}

# One short line for a step; what it prints goes to the log, and its end to the screen when it fails.
step() {
  local what=$1 began=$SECONDS
  shift
  printf '%s … ' "$what"
  if "$@" >>"$LOG" 2>&1 </dev/null; then
    say "done ($((SECONDS - began)) s)"
  else
    say "failed. The whole story is in $LOG; its end:"
    tail -n 30 "$LOG" | sed 's/^/  /'
    return 1
  fi
}

# Two set-ups at once would step on each other: the second waits.
alone() {
  (
    flock 9
    "$@"
  ) 9>.table/set-up.lock || exit 1
}

need_node() {
  local found
  found=$(node --version 2>/dev/null || echo none)
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
    2>/dev/null && command -v npm >/dev/null && return
  give_up "Baulk needs Node.js 20.19 or later, with npm. Found: $found." \
    "On Debian and Raspberry Pi OS:" \
    "  curl -fsSL https://deb.nodesource.com/setup_20.x | sudo -E bash -" \
    "  sudo apt-get install -y nodejs" \
    "or, with nvm: nvm install"
}

# Debian packages, when this user may install them without being asked for a password.
install_packages() {
  local as_root=()
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
  step "Reading the list of Debian packages" "${as_root[@]}" apt-get update -q &&
    step "Installing $*" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@"
}

# Some libraries are compiled for this machine when they are installed.
need_compiler() {
  local missing=()
  command -v python3 >/dev/null || missing+=(python3)
  command -v make >/dev/null || missing+=(make)
  command -v g++ >/dev/null || missing+=(g++)
  [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}" ||
    give_up "Please install what compiles the libraries, then start this again:" \
      "  sudo apt-get install -y ${missing[*]}"
}

need_libraries() {
  local stamp=node_modules/.installed wanted
  wanted="$(sha256sum <package-lock.json) $(node -p process.versions.modules)"
  [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
  need_compiler
  step "Installing the libraries (a few minutes, once)" npm ci --loglevel=error || exit 1
  printf '%s\n' "$wanted" >"$stamp"
}

need_build() {
  local stamp=dist/.built
  [ -f "$stamp" ] && [ -z "$(find src ./*.json ./*.ts -newer "$stamp" -print -quit)" ] && return
  step "Building" npm run --silent build || exit 1
}

# The browser in which the pages are tested.
need_browser() {
  local name
  for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && return
  done
  install_packages chromium ||
    say "The tests of the pages are left out: they need Chromium (sudo apt-get install -y chromium)."
}

# The cable of the simulated coin acceptor that speaks ccTalk.
need_socat() {
  command -v socat >/dev/null || install_packages socat ||
    give_up "Please install what carries the coins of a simulated acceptor, then start this again:" \
      "  sudo apt-get install -y socat"
}

# The simulator on which the driver board of hardware/ is tried.
need_ngspice() {
  command -v ngspice >/dev/null || install_packages ngspice ||
    say "The tests of the driver board are left out: they need ngspice (sudo apt-get install -y ngspice)."
}

# A kernel's package has its version in its name, and only the lists know which is the newest: Debian 12 has 6.12 beside
# its own, Debian 13 as its own.
newest_kernel() {
  { apt-cache depends linux-image-6.12-amd64 linux-image-amd64 2>/dev/null || true; } |
    sed -n 's/.*Depends: linux-image-\(6\.12\.\)/\1/p' | sort -V | tail -n 1
}

# The virtual machine in which the wires are proven on a real kernel: scripts/vm/build says what it lacks.
need_vm() {
  local why kernel
  why=$(scripts/vm/build 2>&1 >/dev/null) && return
  if [ "$(uname -m)" = x86_64 ]; then
    install_packages qemu-system-x86 seabios ipxe-qemu busybox-static cpio kmod xz-utils make gcc gpiod linux-source-6.12 &&
      kernel=$(newest_kernel) && [ -n "$kernel" ] && install_packages "linux-headers-$kernel" &&
      why=$(scripts/vm/build 2>&1 >/dev/null) && return
  fi
  say "The tests on a real kernel are left out. $(printf '%s\n' "$why" | tail -n 1)"
}
