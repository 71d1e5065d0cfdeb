/** How much of the server the calls of one queue may use at the same time. */
export type QueueRule = {
  /** So many calls are in work at once, whoever else is there. */
  readonly atOnce: number;
  /** So many once the queue has used up its burst, while calls of other queues are in work too. */
  readonly atOnceInDebt: number;
  /** Milliseconds of a call that count for nothing. */
  readonly freeMs: number;
  /** Milliseconds of work that a queue may have done before it has to share. */
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

type Queue = {
  /** Whose calls it has: somebody else's are those that it may disturb. */
  readonly owner: string;
  readonly rule: QueueRule;
  readonly waiting: Set<Waiting>;
  running: number;
  /** Milliseconds of each call since the queue began, where calls in work at once share the time. */
  eachMs: number;
  creditMs: number;
  creditAt: number;
  look: NodeJS.Timeout | NodeJS.Immediate | undefined;
};

/** Whoever called within this time counts as somebody who is disturbed. */
const PRESENT_MS = 1_000;
const SHORTEST_PAUSE_MS = 1;

/**
 * Lets calls in by queues, such as those of one address. A queue that is alone has its places for
 * itself. Beside others, once it has used up its burst, its calls take no more than its share of
 * the time: after a call it pauses for as long as the call was worth. So what one queue does cannot
 * make the others slow, and nothing is rejected but what comes when `mostWaiting` calls of its queue
 * wait already.
 */
export function fairQueues({
  mostWaiting,
  clock = () => performance.now(),
}: {
  readonly mostWaiting: number;
  readonly clock?: () => number;
}) {
  const queues = new Map<string, Queue>();
  /** Who was served last, and the last one before. */
  let latest = { owner: '', at: Number.NEGATIVE_INFINITY };
  let before = latest;

  function note(owner: string): void {
    if (latest.owner === owner) latest.at = clock();
    else {
      before = latest;
      latest = { owner, at: clock() };
    }
  }

  const isBesideOthers = (owner: string): boolean =>
    clock() - (latest.owner === owner ? before : latest).at < PRESENT_MS;

  function queueOf(key: string, rule: QueueRule, owner: string): Queue {
    const known = queues.get(key);
    if (known) return known;
    const queue: Queue = {
      owner,
      rule,
      waiting: new Set(),
      running: 0,
      eachMs: 0,
      creditMs: rule.burstMs,
      creditAt: clock(),
      look: undefined,
    };
    queues.set(key, queue);
    return queue;
  }

  function refresh(queue: Queue): void {
    const now = clock();
    const passed = now - queue.creditAt;
    const earned = passed * queue.rule.share;
    if (queue.running > 0) queue.eachMs += passed / queue.running;
    queue.creditMs = Math.min(queue.rule.burstMs, queue.creditMs + earned);
    queue.creditAt = now;
  }

  /** Milliseconds until the next call may begin; `undefined` if one has to end before. */
  function pauseOf(queue: Queue): number | undefined {
    const { owner, rule, running } = queue;
    refresh(queue);
    const isInDebt = queue.creditMs < 0 && isBesideOthers(owner);
    if (running >= (isInDebt ? rule.atOnceInDebt : rule.atOnce)) return undefined;
    return isInDebt ? Math.max(SHORTEST_PAUSE_MS, -queue.creditMs / rule.share) : 0;
  }

  function begin(queue: Queue): Leave {
    refresh(queue);
    queue.running += 1;
    note(queue.owner);
    const began = queue.eachMs;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      refresh(queue);
      queue.running -= 1;
      note(queue.owner);
      const spent = Math.max(0, queue.eachMs - began - queue.rule.freeMs);
      queue.creditMs = Math.max(-queue.rule.debtMs, queue.creditMs - spent);
      lookLater(queue);
    };
  }

  /** Looks again once others have been served, or when the pause is over. */
  function lookLater(queue: Queue): void {
    if (queue.look !== undefined || queue.waiting.size === 0) return;
    const pause = pauseOf(queue);
    if (pause === undefined) return;
    const look = () => {
      queue.look = undefined;
      enterNext(queue);
    };
    queue.look = pause === 0 ? setImmediate(look) : setTimeout(look, pause);
  }

  function enterNext(queue: Queue): void {
    const [next] = queue.waiting;
    if (next && pauseOf(queue) === 0) {
      queue.waiting.delete(next);
      next.enter(begin(queue));
    }
    lookLater(queue);
  }

  return {
    /**
     * Requests a place in a queue; places are given in the order of the requests. Several queues of
     * one owner do not count as others beside each other.
     */
    enter(key: string, rule: QueueRule, waiting: Waiting, owner = key): Entry {
      const queue = queueOf(key, rule, owner);
      if (queue.waiting.size === 0 && pauseOf(queue) === 0) {
        return { state: 'entered', leave: begin(queue) };
      }
      if (queue.waiting.size >= mostWaiting) return { state: 'full' };
      queue.waiting.add(waiting);
      lookLater(queue);
      return { state: 'waiting', cancel: () => void queue.waiting.delete(waiting) };
    },

    /** Takes a place at once, for a call whose queue became known only while it was in work. */
    take: (key: string, rule: QueueRule): Leave => begin(queueOf(key, rule, key)),

    /** Forgets the queues that have nothing to remember. */
    forgetIdle(): void {
      for (const [key, queue] of queues) {
        refresh(queue);
        const isIdle = queue.running === 0 && queue.waiting.size === 0;
        if (isIdle && queue.creditMs >= queue.rule.burstMs) queues.delete(key);
      }
    },

    /** How many queues are remembered. */
    size: (): number => queues.size,
  };
}
