# What would go wrong later is said before anything is done.

NEEDED_MB=400

refuse() {
  printf '%s\n' "$@" >&2
  exit 1
}

must_be_root() {
  [ "$(id -u)" -eq 0 ] || refuse "It needs to be root: sudo $0${1:+ $1}"
}

must_be_debian() {
  local version
  command -v apt-get >/dev/null && command -v dpkg >/dev/null ||
    refuse "This is neither Debian nor Raspberry Pi OS: there is no apt-get here."
  version=$(. /etc/os-release && printf '%s' "${VERSION_ID:-99}")
  [ "${version%%.*}" -ge 12 ] || refuse "Debian $version is too old: it needs Debian 12 or later."
  case $(dpkg --print-architecture) in
    arm64 | armhf | amd64) ;;
    *) refuse "This is $(dpkg --print-architecture): the libraries are made for arm64, armhf and amd64." ;;
  esac
}

must_be_writable() {
  case $(findmnt -no SOURCE / 2>/dev/null) in
    overlayroot) refuse "The system is read-only: take overlayroot= out of /boot/firmware/cmdline.txt and start it again." ;;
  esac
}

must_have_space() {
  local free
  free=$(df --output=avail -BM /opt 2>/dev/null | tail -n 1 | tr -dc 0-9)
  [ "${free:-0}" -ge "$NEEDED_MB" ] || refuse "There are ${free:-0} MB free for $PROGRAMS: it needs $NEEDED_MB MB."
}

# The service runs without anybody's home folder.
must_have_node_for_all() {
  case $(readlink -f "$(command -v node)") in
    /home/* | /root/*) refuse "Node.js is in somebody's home folder, where a service cannot reach it: install it for all." ;;
  esac
}
