import type { CabinetEvent } from '../ports/cabinet.ts';
import type { CollectAnswer, CollectRequest, ServiceAnswer, ServiceRequest } from '../ports/control.ts';
import type { PanelAction } from '../ports/web-api.ts';
import type { StartUp, TableEvent } from '../sensing/events.ts';
import { type Outputs, SAFE, sameOutputs } from '../session/outputs.ts';
import type { Scoreboard, TableLayout } from '../session/scoreboard.ts';
import { scoreboardOf } from '../session/scoreboard-of.ts';
import type { TestRefusal } from '../session/service/refusal.ts';
import type { ServiceState } from '../session/service/state.ts';
import { Alarms } from './alarms.ts';
import { hearReader } from './ball-reader.ts';
import { coinBox } from './coin-box.ts';
import { hear, linesLearnt, takeCoin, understand } from './ears.ts';
import { FaultDesk } from './fault-desk.ts';
import { follow, levels } from './follow.ts';
import { GameDesk } from './game-desk.ts';
import { press } from './hands.ts';
import { KeptLayout } from './kept-layout.ts';
import { isAboutCoins, isCoin, lastCoins } from './last-coins.ts';
import { canCollect, collect } from './money-desk.ts';
import { NoticeBoard, onEachMinute } from './notice-board.ts';
import { canStart, type Parts, type Play, type World } from './parts.ts';
import { Refusals } from './refusals.ts';
import { ReturnLane } from './return-lane.ts';
import { Senses } from './senses.ts';
import { seenBy, serve } from './service/serve.ts';
import { ServiceDesk } from './service/service-desk.ts';
import { tableActor } from './table-actor.ts';
import { Till } from './till.ts';
import { VendDesk } from './vend-desk.ts';

/** Both machine and world: what comes in is made sense of, booked, told to the game, and shown. */
export class Controller {
  readonly #world: World;
  readonly #parts: Parts;
  readonly #alarms: Alarms;
  readonly #notices: NoticeBoard;
  readonly #layout = new KeptLayout();
  #outputs: Outputs = SAFE;
  #board: Scoreboard | null = null;
  #stepping = false;
  #life: 'new' | 'running' | 'leaving' | 'ended' = 'new';
  #endMinutes = () => {};

  /** `begun` is what the game in the journal was begun with: it is played to its end by its own settings. */
  constructor(world: World, play: Play, startUp: StartUp, begun: Play = play) {
    const { clock, journal } = world;
    const { game } = journal.books();
    const isOpen = game !== null && game.end === null;
    this.#world = world;
    this.#notices = new NoticeBoard(clock);
    const learntAt = startUp === 'cold' ? clock.now() + play.sensing.blindMs : clock.now();
    this.#parts = this.#assemble(isOpen ? begun : play, { startUp, learntAt });
    this.#parts.next = isOpen && begun !== play ? play : null;
    this.#parts.begun = begun;
    this.#parts.desk.restore(begun.game);
    this.#parts.vend.restored(this.#parts);
    if (startUp === 'cold') this.#parts.senses.knowLying(this.#parts.desk.board()?.lying ?? []);
    this.#alarms = new Alarms(this.#parts, (action) => this.panel(action), this.#serve);
  }

  async start(): Promise<void> {
    const { cabinet, coins, reader, clock, journal } = this.#world;
    const { table, faults } = this.#parts;
    this.#life = 'running';
    faults.forgetOld();
    journal.onHealth((writable) => this.#step(() => this.#diskChanged(writable)));
    table.on('momentary', ({ momentary }) => cabinet.emit(momentary));
    table.subscribe(() => this.#step(() => {}));
    table.start();
    await cabinet.start((event) => this.#hear(event));
    cabinet.hold(this.#outputs);
    await coins?.start(coinBox(this.#parts, (work) => this.#step(work)));
    coins?.hold(this.#outputs.coins);
    await reader?.start((event) => this.#serve(() => hearReader(this.#parts, event)));
    this.#alarms.start();
    clock.setTimeout(() => this.#serve(() => linesLearnt(this.#parts)), this.#parts.senses.learntInMs);
    this.#step(() => {});
    // Prices and the breaks to beat change with the hour, though nobody touches the table.
    if (this.#world.displays.length > 0) this.#endMinutes = onEachMinute(clock, this.refresh);
  }

  /** Something a person pressed or touched. Null when it was done, else why not. */
  panel(action: PanelAction): string | null {
    let refused: string | null = 'notRunning';
    this.#serve(() => {
      refused = press(this.#parts, action);
    });
    return refused;
  }

  /** The cash box was emptied, and somebody says so elsewhere than at the panel. */
  collect(request: CollectRequest): CollectAnswer {
    let answer: CollectAnswer = { refused: 'notRunning' };
    this.#serve(() => {
      answer = collect(this.#parts, request);
    });
    return answer;
  }

  /** What a command on this machine asks of service mode. */
  service(request: ServiceRequest): ServiceAnswer {
    let untried: TestRefusal | null = null;
    if (this.#life !== 'running') return { refused: 'notRunning' };
    this.#step(() => {
      untried = serve(this.#parts, request);
    });
    return untried ? { untried } : { seen: seenBy(this.serviceState(), this.board()) };
  }

  serviceState(): ServiceState {
    return this.#parts.serviceDesk.state(this.#parts, this.#outputs);
  }

  /** Takes a new configuration: now, or when the game that is played has ended. */
  configure(play: Play): void {
    this.#serve(() => {
      this.#parts.next = play;
    });
  }

  /** So much of the paid time is left, whatever the clock says: for a trace that was cut out of a real game. */
  setTimeLeft(msLeft: number): void {
    const at = this.#world.gameClock.now();
    this.#serve(() => this.#parts.table.send({ type: 'time.set', msLeft, at }));
  }

  /** The game's clock was set to another speed, or another thing was seen that no line tells. */
  readonly refresh = (): void => this.#step(() => {});

  /** Faults that parts outside the game tell: the configuration, the journal's file. */
  readonly faults: Pick<FaultDesk, 'raise' | 'clear'> = {
    raise: (code, what) => this.#step(() => this.#parts.faults.raise(code, what)),
    clear: (code, what) => this.#step(() => this.#parts.faults.clear(code, what)),
  };

  board(): Scoreboard {
    this.#board ??= this.#seen();
    return this.#board;
  }

  /** The same object until something in it changes. */
  layout(): TableLayout {
    return this.#layout.of(this.#parts, this.#notices.tariff(this.#parts.play.config));
  }

  /** Ends in the safe state, with everything on the disk that can be: a coin that is under way is waited for. */
  async stop(): Promise<void> {
    if (this.#life !== 'running') return;
    // Before the wait: the bar is down in it, and its time is not the player's to lose.
    this.#alarms.noteEnd();
    this.#life = 'leaving';
    await this.#shutGate();
    this.#life = 'ended';
    this.#parts.senses.stop();
    this.#alarms.stop();
    this.#endMinutes();
    this.#parts.table.stop();
    // A cabinet that does not answer any more keeps no row from the disk, and no display from its end.
    const safe = this.#world.cabinet.stop();
    this.#world.journal.close();
    await Promise.all([
      safe,
      this.#world.reader?.stop(),
      ...this.#world.displays.map((display) => display.stop()),
    ]);
  }

  async #shutGate(): Promise<void> {
    const wasOpen = this.#outputs.coins === 'accepted';
    this.#outputs = SAFE;
    this.#world.cabinet.hold(SAFE);
    await lastCoins(this.#parts, wasOpen);
  }

  #assemble(play: Play, { startUp, learntAt }: { startUp: StartUp; learntAt: number }): Parts {
    const { cabinet, journal, clock, log } = this.#world;
    return {
      world: this.#world,
      till: new Till(this.#world, log.child({ part: 'till' })),
      desk: new GameDesk(journal, clock, () => cabinet.emit({ output: 'chime', value: 'foul' })),
      faults: new FaultDesk(journal, clock, log.child({ part: 'faults' })),
      refusals: new Refusals({ clock, journal, log: log.child({ part: 'coins' }) }),
      vend: new VendDesk(() => this.#step(() => {})),
      serviceDesk: new ServiceDesk({ ring: () => this.#step(() => {}), startedAt: clock.now() }),
      lane: new ReturnLane(),
      senses: new Senses(
        {
          world: this.#world,
          learntAt,
          tell: (events) => this.#understand(events),
        },
        play.sensing,
        startUp,
      ),
      table: tableActor(this.#world, play),
      play,
      next: null,
      begun: play,
      service: false,
      doorOpen: false,
      acceptorCoins: [],
    };
  }

  /** On its way out a table hears of coins and of nothing else: no game begins that it could not play. */
  #hear(event: CabinetEvent): void {
    if (this.#life === 'running' || isAboutCoins(event)) this.#step(() => hear(this.#parts, event));
  }

  #understand(events: readonly TableEvent[]): void {
    const heard = this.#life === 'running' ? events : events.filter(isCoin);
    this.#step(() => understand(this.#parts, heard));
  }

  /** What somebody asks of it, or falls due, is done unless it is on its way out. */
  readonly #serve = (work: () => void): void => {
    if (this.#life === 'running') this.#step(work);
  };

  /** Does this, then whatever follows from it, then shows the table: every way in comes through here. */
  #step(work: () => void): void {
    if (this.#life === 'new' || this.#life === 'ended') return;
    if (this.#stepping) {
      work();
      return;
    }
    this.#stepping = true;
    try {
      work();
      if (this.#life === 'running') this.#follow();
    } finally {
      this.#stepping = false;
    }
    this.#show();
  }

  #follow(): void {
    follow(this.#parts);
    this.#alarms.watch();
    this.#hold();
  }

  #diskChanged(writable: boolean): void {
    const { faults, till } = this.#parts;
    if (!writable) {
      faults.raise('JOURNAL_UNWRITABLE', 'journal');
      return;
    }
    faults.clear('JOURNAL_UNWRITABLE', 'journal');
    for (const coin of till.owed()) takeCoin(this.#parts, coin);
  }

  #hold(): void {
    const outputs = levels(this.#parts, this.#parts.senses.haveLearnt);
    if (sameOutputs(outputs, this.#outputs)) return;
    this.#outputs = outputs;
    this.#world.cabinet.hold(outputs);
    this.#world.coins?.hold(outputs.coins);
  }

  #show(): void {
    this.#board = null;
    if (this.#world.displays.length === 0) return;
    const board = this.board();
    for (const display of this.#world.displays) display.show(board);
  }

  #seen(): Scoreboard {
    const { table, desk, faults, play, service, vend, serviceDesk } = this.#parts;
    const { clock, gameClock, journal } = this.#world;
    return scoreboardOf({
      game: play.game,
      table: table.getSnapshot(),
      play: desk.board(),
      canUndo: desk.canUndo,
      canStart: canStart(this.#parts),
      books: journal.books(),
      tariff: this.#notices.tariff(play.config),
      outputs: this.#outputs,
      faults: faults.list,
      highBreaks: this.#notices.highBreaks(journal.books().highBreaks),
      service,
      siteShare: play.config.money.siteShare,
      canRevend: vend.whyNoRevend(this.#parts) === null,
      canCollect: canCollect(this.#parts),
      screen: serviceDesk.screen,
      time: { at: clock.now(), gameAt: gameClock.now(), speed: gameClock.speed ?? 1 },
    });
  }
}
