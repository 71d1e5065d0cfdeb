import { isObject } from '../../../domain/validate.ts';
import { CallError, failureOf, isUnavailable, statusOf } from '../call-error.ts';
import { createBackOff } from '../chat/back-off.ts';
import { readRecord } from '../envelope.ts';
import type { HttpClient } from '../http-client.ts';
import { versionsIn, withServerId, withVersions, withWholeVersions } from './adopt-answer.ts';
import {
  isKeySure,
  type Rejection,
  type Sent,
  type UnsentChange,
  underNewKey,
} from './unsent-change.ts';
import { isBehind, nextToSend, type UnsentQueue } from './unsent-queue.ts';

/** A server that works answers sooner; a change that takes longer is sent again under its key. */
const TIMEOUT_MS = 30_000;

/** So often the server may fail over one change before it holds up the others no longer. */
const MOST_FAILURES = 5;

type Options = {
  readonly queue: UnsentQueue;
  readonly http: Pick<HttpClient, 'call'>;
  /** Runs some work while no other tab of this person sends. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** What an answer says that does not accept the change although the call succeeded. */
  readonly rejectionIn: (change: UnsentChange, json: unknown) => Rejection | undefined;
  /** What an answer that accepts only a part of the change leaves to the person. */
  readonly leftOf: (change: UnsentChange, json: unknown) => readonly UnsentChange[];
  /** A change that is rejected because of somebody else's, and can stand beside it. */
  readonly beside: (change: UnsentChange, current: unknown) => UnsentChange | undefined;
  readonly onSent: (sent: Sent) => void;
  readonly wait?: Pick<ReturnType<typeof createBackOff>, 'wait' | 'notify' | 'succeeded'>;
};

/** Whether to go on with the next change, or to try again later. */
type Outcome = 'next' | 'later' | 'signedOut';

/** Sends the unsent changes, one at a time and in their order, each under its key. */
export function createUnsentSender(options: Options) {
  const { queue, http, alone, rejectionIn, leftOf, beside, onSent } = options;
  const { wait = createBackOff() } = options;
  /** What answers have said since this page was opened, for changes that were made before that. */
  const ids = new Map<string, string>();
  const versions = new Map<string, { readonly version: number; readonly at: number }>();
  const standIns = new Map<number, number>();
  let sending: string | undefined;
  let running: Promise<Outcome> | undefined;
  let isRetrying = false;

  const show = (place: string | undefined) => {
    sending = place;
    queue.notify();
  };

  /** A change as it can be sent now: with the ids and versions that former changes have resulted in. */
  function ready(change: UnsentChange): UnsentChange {
    if (change.isTried) return change;
    // A change that was made anew on the record as it was then knows its version better.
    const made = Date.parse(change.knownAt ?? change.at);
    const newer = [...versions].filter(([, { at }]) => made <= at);
    const named = [...ids].reduce((one, [unsent, id]) => withServerId(one, unsent, id), change);
    const known = new Map(newer.map(([name, { version }]) => [name, version]));
    const request = withVersions(named.request, known, named.touches);
    return { ...named, request: withWholeVersions(request) };
  }

  /** Takes over what an answer says, whichever tab has sent the change. */
  function learn({ change, json, created }: Sent): void {
    const found = versionsIn(json);
    const at = Date.now();
    if (change.creates !== undefined && created !== undefined) ids.set(change.creates, created);
    for (const [name, version] of found) versions.set(name, { version, at });
    for (const { id, version } of change.touches) {
      const named = found.get(id === change.creates ? (created ?? '') : id);
      if (version !== undefined && named !== undefined) standIns.set(version, named);
    }
  }

  async function accepted(change: UnsentChange, json: unknown): Promise<void> {
    const created = change.creates === undefined ? undefined : readRecord(json)?.id;
    const id = created === undefined ? undefined : String(created);
    const sent: Sent = { change, json, ...(id !== undefined && { created: id }) };
    learn(sent);
    const behind = queue
      .all()
      .filter((one) => one.place > change.place && !one.isTried && isBehind(one, change));
    // Those behind are renewed before this one is removed: if the page is closed in between, this one is
    // sent again, and its answer is the same.
    if (behind.length > 0) await queue.put(...behind.map(ready));
    const left = leftOf(change, json);
    if (left.length > 0 && queue.has(change)) await queue.put(...left);
    else await queue.remove(change);
    onSent(sent);
  }

  async function rejected(change: UnsentChange, error: unknown): Promise<Outcome> {
    const status = statusOf(error) ?? 0;
    if (status === 401) return 'signedOut';
    const { code, retryAfter, current } = failureOf(error);
    const seconds = retryAfter ?? (error instanceof CallError ? error.wait : undefined);
    if (
      // Without an answer, or where this page itself failed.
      status === 0 ||
      isUnavailable(error) ||
      code === 'request.inProgress'
    ) {
      if (seconds !== undefined) leastWait = seconds * 1000;
      return 'later';
    }
    if (status >= 500 && change.failures + 1 < MOST_FAILURES) {
      await queue.put({ ...change, failures: change.failures + 1 });
      return 'later';
    }
    const merged = current && code === 'record.stale' ? beside(change, current) : undefined;
    if (merged) {
      await queue.put(merged);
      return 'next';
    }
    const answer = error instanceof CallError ? error.cause : undefined;
    await queue.put({ ...change, rejection: { status, answer: isObject(answer) ? answer : {} } });
    return 'next';
  }
  let leastWait = 0;

  async function send(next: UnsentChange): Promise<Outcome> {
    if (!isKeySure(next) && next.isWarned) {
      // There was no line until its key was too old: the person has decided already, and knows why.
      await queue.put(underNewKey(next));
      return 'next';
    }
    if (!isKeySure(next)) {
      await queue.put({ ...next, rejection: { status: 0, answer: { tooOld: true } } });
      return 'next';
    }
    // Stored before it is sent: if its answer is lost, exactly the same is sent again.
    const change = { ...ready(next), isTried: true };
    if (!next.isTried) await queue.put(change);
    if (!queue.has(change)) return 'next';
    show(change.place);
    try {
      const { method, path, body } = change.request;
      const request = { method, body, key: change.key, timeoutMs: TIMEOUT_MS };
      const { json } = await http.call(path, request);
      const rejection = rejectionIn(change, json);
      if (rejection) await queue.put({ ...change, rejection });
      else await accepted(change, json);
      wait.succeeded();
      return 'next';
    } catch (error) {
      return await rejected(change, error);
    } finally {
      show(undefined);
    }
  }

  /** Sends all that can be sent. */
  async function sendAll(): Promise<Outcome> {
    let outcome: Outcome = 'next';
    await alone(async () => {
      await queue.read();
      for (;;) {
        const next = nextToSend(queue.all());
        if (!next) return;
        outcome = await send(next);
        if (outcome !== 'next') return;
      }
    });
    return outcome;
  }

  const run = (): Promise<Outcome> => {
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  /** Sends again and again, with longer and longer waits, until nothing is left to be sent. */
  async function keepTrying(): Promise<void> {
    if (isRetrying) return;
    isRetrying = true;
    try {
      while (nextToSend(queue.all())) {
        await wait.wait(leastWait);
        leastWait = 0;
        if ((await run()) === 'signedOut') return;
      }
    } finally {
      isRetrying = false;
    }
  }

  return {
    /** Sends now what can be sent, and goes on trying if the line is lost. */
    async sendNow(): Promise<void> {
      wait.notify();
      if (!nextToSend(queue.all())) return;
      const before = running;
      let outcome = await run();
      // That one had begun before the line was back.
      if (before && outcome === 'later') outcome = await run();
      if (outcome === 'later') void keepTrying();
    },
    keepTrying: () => void keepTrying(),
    learn,
    /** The place of the change that is being sent. */
    sending: () => sending,
    /** The id that the server has given to a record of this page. */
    serverIdOf: (unsent: string): string | undefined => ids.get(unsent),
    /** The version that the server has given to what a change of this page has resulted in. */
    serverVersionOf: (unsent: number): number | undefined => standIns.get(unsent),
  };
}

export type UnsentSender = ReturnType<typeof createUnsentSender>;
