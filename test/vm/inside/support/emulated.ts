/** For node: what its compiler makes of code that soon ends costs more than it saves where each instruction is emulated. */
export const EMULATED = ['--no-opt', '--max-lazy'] as const;
