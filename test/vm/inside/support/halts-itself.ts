import { openCoil } from './coil.ts';

const cabinet = await openCoil();
cabinet.emit({ output: 'release', value: 1 });
// Nothing of this program runs any more, its guard's thread neither, until somebody has it go on.
process.kill(process.pid, 'SIGSTOP');
