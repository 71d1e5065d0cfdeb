import { createContext } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { AppDataProvider } from '../app-data-provider.ts';
import type { Unsent, UnsentParts } from './unsent.ts';

/** The code of unsent changes, which comes when nothing else is to be done, or with the first change. */
export function createLateUnsent(
  create: (parts: UnsentParts) => Promise<Unsent>,
  person: () => string | undefined,
) {
  let parts: Omit<UnsentParts, 'reads'> | undefined;
  let reads: [resource: unknown, answer: unknown][] = [];
  let reader = person();
  /** Whoever signs in next in the same tab has read nothing yet. */
  const ownReads = () => {
    if (reader !== person()) reads = [];
    reader = person();
    return reads;
  };
  let here: Unsent | undefined;
  let loading: Promise<Unsent | undefined> | undefined;
  return {
    connect: (connected: Omit<UnsentParts, 'reads'>) => {
      parts = connected;
    },
    /** Nothing where it cannot be loaded: a change is then sent as if there were no queue. */
    load(): Promise<Unsent | undefined> {
      loading ??= ignoringFailure(
        parts
          ? create({ ...parts, reads: ownReads() })
          : Promise.reject(new Error('No data provider is connected.')),
        'Whoever was offline from the beginning hears that the change failed.',
      ).then((unsent) => {
        here = unsent;
        if (!unsent) loading = undefined;
        return unsent;
      });
      return loading;
    },
    here: () => here,
    /** Notes what was read before the code is there: without a line it is all that is known. */
    noteRead: (resource: unknown, answer: unknown) => {
      const own = ownReads();
      if (own.push([resource, answer]) > MOST_READS) own.shift();
    },
  };
}

/** A page reads less until nothing else is to be done. */
const MOST_READS = 30;

export type LateUnsent = ReturnType<typeof createLateUnsent>;

/** Where this page keeps what it has not sent; nothing where changes do not wait. */
export const UnsentContext = createContext<LateUnsent | undefined>(undefined);

const READS = /^(get|has|preview|search)/;

type Method = (...args: never[]) => unknown;

/** The methods of a data provider, of which those that change something may wait for the line. */
export function lettingChangesWait(direct: AppDataProvider, unsent: LateUnsent): AppDataProvider {
  const waiting =
    (name: string, method: Method) =>
    async (...args: never[]) => {
      const queue = READS.test(name) ? unsent.here() : await unsent.load();
      if (queue) return queue.call(name, args);
      const answer = await method(...args);
      const come = unsent.here();
      // Without a line an answer takes its time, and the code may have come meanwhile.
      if (come && READS.test(name)) return come.noted(name, args, answer);
      unsent.noteRead(args[0], answer);
      return answer;
    };
  return Object.fromEntries(
    Object.entries(direct).map(([name, method]) => [
      name,
      typeof method === 'function' ? waiting(name, method as Method) : method,
    ]),
  ) as unknown as AppDataProvider;
}
