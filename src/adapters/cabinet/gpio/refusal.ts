import { TableError } from '../../../ports/table-error.ts';

/** What the kernel refused, as something a person can mend; anything else as it is. */
export function refusal(cause: unknown, what: string): unknown {
  switch (codeOf(cause)) {
    case 'EACCES':
    case 'EPERM':
      return new TableError('GPIO_FORBIDDEN', `This user may not use ${what}`, { cause });
    case 'EBUSY':
      return new TableError('GPIO_BUSY', `Something else holds ${what}`, { cause });
    case 'EINVAL':
    case 'ENOENT':
    case 'ENODEV':
    case 'ENOTTY':
      return new TableError('GPIO_MISSING', `The system knows no ${what}`, { cause });
    default:
      return cause;
  }
}

/** The kernel's name of an error, such as EBUSY. */
export const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && 'code' in cause ? cause.code : null;
