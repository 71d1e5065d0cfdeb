/** How much of the server the calls of one lane may use at the same time. */
export type LaneRule = {
  /** So many calls are in work at once, whoever else is there. */
  readonly atOnce: number;
  /** So many once the lane has used up its burst, while calls of other lanes are in work too. */
  readonly atOnceInDebt: number;
  /** Milliseconds of a call that count for nothing. */
  readonly freeMs: number;
  /** Milliseconds of work that a lane may have done before it has to share. */
  readonly burstMs: number;
  /** The part of the time that its calls may take in the long run, beside others. */
  readonly share: number;
  /** The most milliseconds of work that one long call leaves to be made up for. */
  readonly debtMs: number;
};

/** Gives a place back. Only the first call of it counts. */
export type Leave = () => void;

/** A call that waits for its place. */
export type Waiting = {
  /** Called once, with the way to give the place back. */
  readonly enter: (leave: Leave) => void;
};

/** What became of a call: it is in work, it waits until `cancel`, or too many wait before it. */
export type Entry =
  | { readonly state: 'entered'; readonly leave: Leave }
  | { readonly state: 'waiting'; readonly cancel: () => void }
  | { readonly state: 'full' };

type Lane = {
  readonly key: string;
  readonly rule: LaneRule;
  readonly waiting: Set<Waiting>;
  running: number;
  /** Milliseconds of each call since the lane began, where calls in work at once share the time. */
  eachMs: number;
  creditMs: number;
  creditAt: number;
  look: NodeJS.Timeout | NodeJS.Immediate | undefined;
};

/** Whoever called within this time counts as somebody who is disturbed. */
const PRESENT_MS = 1_000;
const SHORTEST_PAUSE_MS = 1;

/**
 * Lets calls in by lanes, such as those of one address. A lane that is alone has its places for
 * itself. Beside others, once it has used up its burst, its calls take no more than its share of
 * the time: after a call it pauses for as long as the call was worth. So what one lane does cannot
 * make the others slow, and nothing is rejected but what comes when `mostWaiting` calls of its lane
 * wait already.
 */
export function fairLanes({
  mostWaiting,
  clock = () => performance.now(),
}: {
  readonly mostWaiting: number;
  readonly clock?: () => number;
}) {
  const lanes = new Map<string, Lane>();
  /** The lane that was in work last, and the last one before it. */
  let latest = { key: '', at: Number.NEGATIVE_INFINITY };
  let before = latest;

  function note(key: string): void {
    if (latest.key === key) latest.at = clock();
    else {
      before = latest;
      latest = { key, at: clock() };
    }
  }

  const isBesideOthers = (key: string): boolean =>
    clock() - (latest.key === key ? before : latest).at < PRESENT_MS;

  function laneOf(key: string, rule: LaneRule): Lane {
    const known = lanes.get(key);
    if (known) return known;
    const lane: Lane = {
      key,
      rule,
      waiting: new Set(),
      running: 0,
      eachMs: 0,
      creditMs: rule.burstMs,
      creditAt: clock(),
      look: undefined,
    };
    lanes.set(key, lane);
    return lane;
  }

  function refresh(lane: Lane): void {
    const now = clock();
    const passed = now - lane.creditAt;
    const earned = passed * lane.rule.share;
    if (lane.running > 0) lane.eachMs += passed / lane.running;
    lane.creditMs = Math.min(lane.rule.burstMs, lane.creditMs + earned);
    lane.creditAt = now;
  }

  /** Milliseconds until the next call may begin; `undefined` if one has to end before. */
  function pauseOf(lane: Lane): number | undefined {
    const { key, rule, running } = lane;
    refresh(lane);
    const isInDebt = lane.creditMs < 0 && isBesideOthers(key);
    if (running >= (isInDebt ? rule.atOnceInDebt : rule.atOnce)) return undefined;
    return isInDebt ? Math.max(SHORTEST_PAUSE_MS, -lane.creditMs / rule.share) : 0;
  }

  function begin(lane: Lane): Leave {
    refresh(lane);
    lane.running += 1;
    note(lane.key);
    const began = lane.eachMs;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      refresh(lane);
      lane.running -= 1;
      note(lane.key);
      const spent = Math.max(0, lane.eachMs - began - lane.rule.freeMs);
      lane.creditMs = Math.max(-lane.rule.debtMs, lane.creditMs - spent);
      lookLater(lane);
    };
  }

  /** Looks again once others have had their turn, or when the pause is over. */
  function lookLater(lane: Lane): void {
    if (lane.look !== undefined || lane.waiting.size === 0) return;
    const pause = pauseOf(lane);
    if (pause === undefined) return;
    const look = () => {
      lane.look = undefined;
      enterNext(lane);
    };
    lane.look = pause === 0 ? setImmediate(look) : setTimeout(look, pause);
  }

  function enterNext(lane: Lane): void {
    const [next] = lane.waiting;
    if (next && pauseOf(lane) === 0) {
      lane.waiting.delete(next);
      next.enter(begin(lane));
    }
    lookLater(lane);
  }

  return {
    /** Asks for a place in a lane, in the order of asking. */
    enter(key: string, rule: LaneRule, waiting: Waiting): Entry {
      const lane = laneOf(key, rule);
      if (lane.waiting.size === 0 && pauseOf(lane) === 0) {
        return { state: 'entered', leave: begin(lane) };
      }
      if (lane.waiting.size >= mostWaiting) return { state: 'full' };
      lane.waiting.add(waiting);
      lookLater(lane);
      return { state: 'waiting', cancel: () => void lane.waiting.delete(waiting) };
    },

    /** Takes a place at once, for a call whose lane became known only while it was in work. */
    take: (key: string, rule: LaneRule): Leave => begin(laneOf(key, rule)),

    /** Forgets the lanes that have nothing to remember. */
    forgetIdle(): void {
      for (const [key, lane] of lanes) {
        refresh(lane);
        const isIdle = lane.running === 0 && lane.waiting.size === 0;
        if (isIdle && lane.creditMs >= lane.rule.burstMs) lanes.delete(key);
      }
    },

    /** How many lanes are remembered. */
    size: (): number => lanes.size,
  };
}
