/** Boards with one thing wrong. What each part is there for is what happens without it. */
import { type Fault, rewired } from './bench.ts';

/** The gate follows the pin alone. */
export const noOneShot: Fault = rewired('XU303A t q1 off v12 CD4093', 'XU303A t v12 off v12 CD4093');
/** The one-shot fires again as soon as it is done. */
export const noRest: Fault = rewired(
  'XU302A t nq1 nq2 q1 nq1 rc1 v12 CD4538',
  'XU302A t nq1 v12 q1 nq1 rc1 v12 CD4538',
);
/** Nothing leads the current of the coil round when it is switched off. */
export const noFlyback: Fault = rewired('D301 low fly 1N5404', '*');
/** The coil's transistor conducts for ever. */
export const transistorShorted: Fault = rewired('M301 low g 0 IRLZ44N', 'Rshort low 0 30m');
/** The same, and a bridge of wire in place of the fuse. */
export const transistorShortedAndBridged: Fault = (text) =>
  rewired('XF301 vcoil high RXEF110', 'Rbridge vcoil high 10m')(transistorShorted(text));
/** A level passes the charge pump like a beat. */
export const pumpBridged: Fault = rewired('C401 h p 1u', 'Rbridge h p 1');
/** Bounces and sparks go straight to the pin. */
export const noInputFilter: Fault = rewired('C101 m contact 1u', '*');
/** A ball's pulse is no longer than the ball. */
export const noStretcher: Fault = rewired('C201 ball m 100n', '*');
/** Chalk on the lenses: a quarter of the light arrives. */
export const chalk: Fault = rewired('R201 v12 lamp 470', 'R201 v12 lamp 1.9k');
/** The wire to the emitter is cut, or it is dead. */
export const emitterCut: Fault = rewired('R201 v12 lamp 470', '*');
/** The supply goes to the board whichever way round it is. */
export const noReverseProtection: Fault = rewired('M501 fused g v12 IRF9540N', 'Rbridge fused v12 10m');
/** The switch of coil power has failed, conducting. */
export const coilPowerStuck: Fault = rewired('M401 vcoil g v12 IRF9540N', 'Rshort vcoil v12 30m');
/** The same, and nothing keeps a coil's pin that nobody drives from lighting its opto-coupler. */
export const coilPowerStuckAndNoPullDown: Fault = (text) =>
  rewired('R302 led pi_gnd 10k', '*')(rewired('R303 t 0 10k', 'R303 t 0 1Meg')(coilPowerStuck(text)));
