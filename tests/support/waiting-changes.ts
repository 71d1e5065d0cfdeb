import type { AppDataProvider } from '../../src/providers/app-data-provider.ts';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { createLateUnsent } from '../../src/providers/unsent/late-unsent.ts';
import { createUnsent, type Unsent } from '../../src/providers/unsent/unsent.ts';
import { noTabs, type UnsentTabs } from '../../src/providers/unsent/unsent-queue.ts';
import { memoryUnsent } from '../../src/providers/unsent/unsent-store.ts';

type Options = {
  readonly fetch: typeof fetch;
  readonly store?: ReturnType<typeof memoryUnsent>;
  readonly person?: () => string | undefined;
  readonly isOnline?: () => boolean;
  readonly tabs?: UnsentTabs;
  /** What the page does before the code of unsent changes has come. */
  readonly before?: (provider: AppDataProvider) => void;
};

/** A data provider whose changes wait in a queue of its own. */
export async function waitingChanges(options: Options) {
  const { fetch, store = memoryUnsent(), tabs = noTabs } = options;
  const { person = () => 'p1', isOnline = () => true } = options;
  const late = createLateUnsent(async (parts) => {
    const unsent = createUnsent(parts, {
      store,
      tabs,
      person,
      alone: (work) => work(),
      isOnline,
    });
    await unsent.queue.read();
    return unsent;
  }, person);
  const provider = createDataProvider({
    apiUrl: `${window.location.origin}/api/v1`,
    getToken: () => 'a-token',
    fetch,
    unsent: late,
  });
  options.before?.(provider);
  const unsent = (await late.load()) as Unsent;
  return { provider, unsent, late };
}

/** Two tabs of one browser, each of which hears the other. */
export function twoTabs(): readonly [UnsentTabs, UnsentTabs] {
  const hearers: [Parameters<UnsentTabs['hear']>[0][], Parameters<UnsentTabs['hear']>[0][]] = [
    [],
    [],
  ];
  const tab = (own: 0 | 1, other: 0 | 1): UnsentTabs => ({
    notify: (news) => {
      for (const hear of hearers[other]) hear(news && structuredClone(news));
    },
    hear: (listener) => void hearers[own].push(listener),
  });
  return [tab(0, 1), tab(1, 0)];
}

/** A call as a server without a line, or with one, sees it. */
export type SeenCall = {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
};

/** What a line does to one call: `lost` on the way there, `unheard` on the way back. */
export type LineState = 'up' | 'lost' | 'unheard';

type Answer = {
  readonly status?: number;
  readonly body: unknown;
  /** The seconds of a `Retry-After`. */
  readonly wait?: number;
};

/**
 * Whether the server repeats an answer under its key, rather than to do the work again. Of a call that was
 * too slow (408) it has not read a key.
 */
const isStored = ({ status = 200, wait }: Answer): boolean =>
  status < 500 && status !== 401 && status !== 408 && wait === undefined;

/** A server behind a line: it does each key once, and repeats its first answer. */
export function serverBehindLine(answer: (call: SeenCall) => Answer) {
  const done: SeenCall[] = [];
  const answers = new Map<string, Answer>();
  const line = { next: (): LineState => 'up' };
  const fetch: typeof globalThis.fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const state = line.next();
    if (state === 'lost') throw new TypeError('Failed to fetch');
    const key = new Headers(headers).get('Idempotency-Key') ?? undefined;
    const call: SeenCall = {
      method,
      path: String(input).replace(/^.*\/api\/v1\//, ''),
      body: typeof body === 'string' ? JSON.parse(body) : {},
      key,
    };
    const known = key === undefined ? undefined : answers.get(key);
    const answered = known ?? answer(call);
    if (!known && method !== 'GET' && (answered.status ?? 200) < 300) done.push(call);
    if (key !== undefined && isStored(answered)) answers.set(key, answered);
    if (state === 'unheard') throw new TypeError('Failed to fetch');
    const { status = 200, wait } = answered;
    const answerHeaders = new Headers();
    if (wait !== undefined) answerHeaders.set('retry-after', String(wait));
    return Response.json(answered.body, { status, headers: answerHeaders });
  };
  return { done: done as readonly SeenCall[], fetch, line };
}
