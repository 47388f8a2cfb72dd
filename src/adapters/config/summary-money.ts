import type { AcceptorSettings, MoneySettings, PulseCoin, TableConfig } from '../../session/table-config.ts';
import { writeDuration } from './duration.ts';
import { decimalsOf } from './money.ts';

type Amount = (minor: number) => string;

/** What comes in, what it buys and whose it is, as lines of a name and a sentence. */
export function moneyLines({ game, money, cabinet }: TableConfig): readonly (readonly [string, string])[] {
  const amount = amountIn(money.currency);
  const { acceptor } = cabinet;
  return [
    ...priceLines(money, amount),
    ['credit', creditOf(money)],
    ['re-vend', revendOf(money, game)],
    ...coinLines(money.coins, amount),
    ...(acceptor === null ? [] : [['acceptor', acceptorOf(acceptor, amount)] as const]),
    ['meter', meterOf(money, amount)],
    ['shares', sharesOf(money)],
  ];
}

function priceLines(money: MoneySettings, amount: Amount): readonly (readonly [string, string])[] {
  if (money.freePlay) return [['price', 'free play']];
  const offers = money.offers.map((offer) => `, ${offer.games} for ${amount(offer.priceCents)}`);
  const { bonus, bands } = money;
  return [
    ['price', `${amount(money.priceCents)} a game${offers.join('')}`],
    ...bands.map(
      ({ days, from, to, priceCents }) =>
        ['', `${amount(priceCents)} a game ${daysOf(days)} from ${from} to ${to}`] as const,
    ),
    ...(bonus === null
      ? []
      : [
          [
            'bonus',
            `${games(bonus.games)} on top for each ${amount(bonus.everyCents)} put in before a game starts`,
          ] as const,
        ]),
  ];
}

const daysOf = (days: readonly string[]): string => (days.length === 7 ? 'every day' : days.join(' '));

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

const DURING_GAME = {
  queue: 'waits for the next',
  extend: 'adds time',
  refuse: 'is given back',
} as const satisfies Record<MoneySettings['duringGame'], string>;

function creditOf({ maxCredits, expiry: { partMs, wholeMs }, duringGame }: MoneySettings): string {
  const gone = [
    partMs === null ? '' : `money not worth a game is gone after ${writeDuration(partMs)}`,
    wholeMs === null ? '' : `games after ${writeDuration(wholeMs)}`,
  ].filter((each) => each !== '');
  const kept = gone.length === 0 ? 'kept until it is played' : `${gone.join(', ')} without coin or game`;
  return `at most ${games(maxCredits)}, ${kept}; a coin during a game ${DURING_GAME[duringGame]}`;
}

function revendOf({ revendMs }: MoneySettings, game: TableConfig['game']): string {
  if (revendMs === 0) return 'balls that did not come are not released again';
  const most = game === 'pool8' ? ', twice at most' : '';
  return `balls that did not come are released again, free${most}, up to ${writeDuration(revendMs)} after the start`;
}

function coinLines(coins: readonly PulseCoin[], amount: Amount): readonly (readonly [string, string])[] {
  const [first, ...others] = coins.map((coin) => coinOf(coin, amount));
  return [['coins', first ?? 'no coin lines'], ...others.map((each) => ['', each] as const)];
}

const ANY_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function coinOf(
  { line, valueCents, minMs, maxMs, trainGapMs, counts, cash }: PulseCoin,
  amount: Amount,
): string {
  const pulse = `pulses of ${writeDuration(minMs)} to ${writeDuration(maxMs)}`;
  const reader = cash ? '' : ', a card reader: nothing of it is in the cash box';
  if (trainGapMs === 0) return `${line}: ${amount(valueCents)} a coin, ${pulse}${reader}`;
  const many = counts === null ? 'as many as come' : `${ANY_OF.format(counts.map(String))} pulses`;
  return `${line}: ${amount(valueCents)} a pulse, ${many} a coin until ${writeDuration(trainGapMs)} of silence, ${pulse}${reader}`;
}

function acceptorOf({ port, address, tokens, refuse }: AcceptorSettings, amount: Amount): string {
  const worths = Object.entries(tokens).map(([id, cents]) => `, ${id} is worth ${amount(cents)}`);
  const refused = refuse.length === 0 ? '' : `, gives back ${refuse.join(' ')}`;
  return `ccTalk at ${port}, address ${address}, coins by their own names${worths.join('')}${refused}`;
}

function meterOf({ meter }: MoneySettings, amount: Amount): string {
  return `a pulse is ${meter.counts === 'games' ? 'a game paid' : `${amount(meter.unitCents)} put in`}`;
}

function sharesOf({ siteShare }: MoneySettings): string {
  // 100 - 33.3 is not 66.7 in binary; no share has more than two decimals.
  const rest = Math.round((100 - siteShare) * 100) / 100;
  return `${siteShare} % of the takings is the pub's, ${rest} % the operator's`;
}

function amountIn(currency: string): Amount {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (minor) => format.format(minor / 10 ** decimalsOf(currency));
}
