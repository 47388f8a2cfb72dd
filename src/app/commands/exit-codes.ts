/** What a command's end says to a script and to systemd. */
export const EXIT = {
  done: 0,
  /** Something failed: systemd starts the table again. */
  failed: 1,
  /** What was given is wrong: starting again would not help (`RestartPreventExitStatus=2`). */
  wrongInput: 2,
} as const;
