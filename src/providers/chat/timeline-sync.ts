import { statusOf } from '../call-error.ts';
import { createBackOff } from './back-off.ts';
import { caughtUp } from './loaded-messages.ts';
import type { TimelineState, TimelineWork } from './timeline-state.ts';

const LONGEST_WAIT_MS = 10_000;
const EVERYTHING = Number.POSITIVE_INFINITY;

const isFinal = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/** Loads the entries after those that are loaded. */
async function catchUp(
  state: TimelineState,
  conversationId: string,
  { reads, overview }: TimelineWork,
): Promise<void> {
  for (let more = true; more; ) {
    const before = state.revision();
    const answer = await reads.after(conversationId, before);
    const current = state.current();
    if (current?.conversationId !== conversationId) return;
    if (answer.revision === undefined) return state.takeNewest(conversationId, answer);
    state.take(caughtUp(current, answer), answer.messages);
    // With more to come, the answer's conversation is that of an earlier time.
    if (!answer.more && answer.conversation) overview.put(answer.conversation);
    more = answer.more && state.revision() > before;
  }
}

/** Loads the conversation that a customer has now. */
function createLoader(clientId: string, state: TimelineState, work: TimelineWork) {
  const { overview, reads } = work;
  /** The conversation that was requested last. */
  let requested: string | undefined;

  return {
    async load(): Promise<void> {
      await work.overviewRead();
      const current = state.current();
      requested = overview.withClient(clientId)?._id;
      if (requested === undefined) return state.clear(overview.read().load);
      if (current?.conversationId === requested && !current.isPlain)
        return catchUp(state, requested, work);
      const id = requested;
      const answer = await reads.newest(id);
      if (overview.get(id)) state.takeNewest(id, answer);
    },
    /** Removes the conversation if this rejection means that it is deleted. */
    removeIfDeleted(error: unknown): boolean {
      if (statusOf(error) !== 404 || requested === undefined) return false;
      overview.remove(requested);
      return true;
    },
  };
}

/** Loads what is missing of a timeline, one call at a time, until nothing is. */
export function createTimelineSync(
  clientId: string,
  { state, work, isActive }: { state: TimelineState; work: TimelineWork; isActive: () => boolean },
) {
  const loader = createLoader(clientId, state, work);
  const backOff = createBackOff(LONGEST_WAIT_MS);
  let isRunning = false;
  /** The highest entry that is known to exist. */
  let wanted = 0;

  /** Whether it makes sense to go on after a rejection. */
  async function recover(error: unknown): Promise<boolean> {
    wanted = EVERYTHING;
    // Another one may have begun meanwhile.
    if (loader.removeIfDeleted(error)) return true;
    state.hasFailed();
    if (isFinal(error)) return false;
    await backOff.wait();
    return true;
  }
  async function run(): Promise<void> {
    let goesOn = true;
    while (goesOn) {
      wanted = 0;
      try {
        await loader.load();
        backOff.succeeded();
      } catch (error) {
        goesOn = await recover(error);
      }
      goesOn &&= isActive() && wanted > state.revision();
    }
    isRunning = false;
  }
  /** Loads what is missing; once more if it is being loaded, as that may be too early. */
  function sync(): void {
    wanted = EVERYTHING;
    backOff.notify();
    if (isRunning) return;
    isRunning = true;
    void run();
  }
  return {
    sync,
    /** An entry exists; it is loaded if it is missing. */
    want(entry = EVERYTHING): void {
      if (entry <= state.revision()) return;
      if (isRunning) wanted = Math.max(wanted, entry);
      else sync();
    },
    isRunning: () => isRunning,
    close: () => backOff.notify(),
  };
}

export type TimelineSync = ReturnType<typeof createTimelineSync>;
