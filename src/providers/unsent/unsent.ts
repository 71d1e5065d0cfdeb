import type { GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import { isSecret } from '../../../domain/field-access.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import { fullName } from '../../../domain/people/full-name.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import type { User } from '../../../domain/resources/users.ts';
import { isObject } from '../../../domain/validate.ts';
import type { AppDataProvider, Preference } from '../app-data-provider.ts';
import {
  CallError,
  ConnectionNeeded,
  isUnanswered,
  RecordNotSent,
  UnansweredChange,
} from '../call-error.ts';
import type { ApiClient } from '../capabilities.ts';
import { carriesFile } from '../multipart.ts';
import { PartialFailure } from '../partial-failure.ts';
import { definitionOf } from '../resource-path.ts';
import type { Worklist } from '../worklist-methods.ts';
import { versionsIn, withVersions } from './adopt-answer.ts';
import { besideOthers } from './beside-others.ts';
import { type Plan, ruleOf, type WaitingRule } from './change-rules.ts';
import { bounding, capturing } from './line.ts';
import { embeddedIn } from './new-record.ts';
import {
  idsWithUnsent,
  listWithUnsent,
  namesUnsent,
  openTripWithUnsent,
  parcelsWithUnsent,
  preferencesWithUnsent,
  rowsWithUnsent,
  unsentRecord,
  withUnsent,
  worklistWithUnsent,
} from './overlay.ts';
import {
  isKeyStored,
  isPossiblyDone,
  isTooOld,
  isUnsentId,
  isUnsentVersion,
  keysOf,
  recordKey,
  type Sent,
  type Touch,
  type UnsentChange,
  underNewKey,
  type Values,
} from './unsent-change.ts';
import { createUnsentQueue, nextToSend, type UnsentTabs } from './unsent-queue.ts';
import { createUnsentSender } from './unsent-sender.ts';
import type { UnsentStore } from './unsent-store.ts';

type Methods = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

export type UnsentParts = {
  readonly http: ApiClient;
  /** The methods of the data provider, over any client. */
  readonly methodsOver: (http: ApiClient) => AppDataProvider;
  readonly direct: AppDataProvider;
  /** What was read before this code was there, by the resource. */
  readonly reads: readonly (readonly [resource: unknown, answer: unknown])[];
};

export type UnsentSurroundings = {
  readonly store: UnsentStore;
  readonly tabs: UnsentTabs;
  readonly person: () => string | undefined;
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly isOnline: () => boolean;
};

/** Lets changes wait on this device while there is no line, and sends them when it is back. */
export function createUnsent(
  { http, methodsOver, direct, reads }: UnsentParts,
  { store, tabs, person, alone, isOnline }: UnsentSurroundings,
) {
  const queue = createUnsentQueue({ store, person, tabs });
  const hearers = new Set<(sent: Sent) => void>();
  const givenUpHearers = new Set<(givenUp: readonly UnsentChange[]) => void>();
  const hearSent = (sent: Sent) => {
    for (const hear of hearers) hear(sent);
  };
  const hearGivenUp = (givenUp: readonly UnsentChange[]) => {
    for (const hear of givenUpHearers) hear(givenUp);
  };
  let isLost = false;
  const sender = createUnsentSender({
    queue,
    http,
    alone,
    rejectionIn: ({ method }, json) => {
      const rule = ruleOf(method);
      return typeof rule === 'object' ? rule.rejectionIn?.(json) : undefined;
    },
    leftOf: (change, json) => {
      const rule = ruleOf(change.method);
      return (typeof rule === 'object' ? rule.leftOf?.(change, json) : undefined) ?? [];
    },
    beside: besideOthers,
    onSent: (sent) => {
      isLost = false;
      hearSent(sent);
      tabs.notify(sent);
    },
  });
  // A page goes on with what another tab has sent or given up, as if it had been this one.
  tabs.hear((news) => {
    if (!news) return;
    const change = 'change' in news ? news.change : news.givenUp[0];
    const isOwn = () => change?.person === person();
    if (!isOwn()) return;
    if ('change' in news) sender.learn(news);
    void queue.read().then(() => {
      // Somebody else may have signed in meanwhile.
      if (!isOwn()) return;
      if ('change' in news) hearSent(news);
      else hearGivenUp(news.givenUp);
    });
  });
  const isDoubtful = () => isLost || !isOnline();
  const bounded = methodsOver(bounding(http, isDoubtful)) as unknown as Methods;
  const captured = methodsOver(capturing(http)) as unknown as Methods;
  const unbounded = direct as unknown as Methods;
  const inOrder = onePerRecord();
  const seen = createSeen(person);
  for (const [resource, answer] of reads) seen.note(resource, answer);

  /** A record as this device knows it: as it was read, after the unsent changes. */
  function knownAs(resource: string, id: string): Values | undefined {
    const all = queue.all();
    if (isUnsentId(id)) return unsentRecord(all, resource, id);
    const record = seen.find(resource, id);
    return record && withUnsent(all, resource, record);
  }

  /** Whether a change has to stand behind others that are not sent yet. */
  function mustWait(plan: Plan): boolean {
    const all = queue.all();
    const keys = new Set(keysOf(plan.touches));
    return (
      nextToSend(all) !== undefined ||
      all.some(({ touches }) => keysOf(touches).some((key) => keys.has(key)))
    );
  }

  /** Who makes a change, and whether they have given up what waits since. */
  function maker() {
    const whose = person();
    const clears = queue.clearsOf(whose);
    return {
      whose,
      isHere: () => person() === whose,
      isCurrent: () => person() === whose && queue.clearsOf(whose) === clears,
    };
  }
  type Maker = ReturnType<typeof maker>;

  async function keep(
    method: string,
    touches: readonly Touch[],
    lost: UnansweredChange,
    { plan, by }: { plan: Plan; by: Maker },
  ) {
    lost.release();
    const { whose } = by;
    if (whose === undefined || !by.isCurrent()) throw lost;
    const change: UnsentChange = {
      place: queue.newPlace(),
      person: whose,
      at: new Date().toISOString(),
      method,
      key: lost.key,
      request: lost.request,
      touches: touches.map((touch) => seen.withBase(touch, knownAs)),
      ...(plan.creates !== undefined && { creates: plan.creates }),
      isTried: lost.isSent,
      failures: 0,
    };
    await queue.put(change);
    if (lost.isSent) isLost = true;
  }

  /** Keeps what got no answer; throws what failed for another reason. */
  async function keepUnsent(
    method: string,
    of: { plan: Plan; by: Maker },
    error: unknown,
  ): Promise<void> {
    const { plan } = of;
    if (error instanceof UnansweredChange) return keep(method, plan.touches, error, of);
    if (error instanceof PartialFailure) {
      const others = error.failed.filter((one) => !(one.error instanceof UnansweredChange));
      for (const { id, error: lost } of error.failed) {
        if (!(lost instanceof UnansweredChange)) continue;
        const touches = plan.touches.filter((touch) => touch.id === String(id));
        await keep(method, touches, lost, of);
      }
      if (others.length === 0) return;
      const failed = new Set(others.map(({ id }) => String(id)));
      const done = plan.touches.map(({ id }) => id).filter((id) => !failed.has(id));
      throw new PartialFailure(others, done);
    }
    throw isUnanswered(error) ? new ConnectionNeeded() : error;
  }

  async function changeWaiting(
    method: string,
    rule: WaitingRule,
    given: never[],
  ): Promise<unknown> {
    const keys = keysOf(rule.plan(...given).touches);
    const by = maker();
    return inOrder(keys, async () => {
      // Nobody else makes a change that stood behind others.
      if (!by.isHere()) throw new CallError(0);
      const isLate = isDoubtful() || nextToSend(queue.all()) !== undefined;
      const args = isLate && rule.prepare ? rule.prepare(given) : given;
      const plan = rule.plan(...args);
      if (carriesSecret(plan) || carriesFiles(plan)) return changeAtOnce(method, args);
      const waiting = plan.touches.length > 0 && mustWait(plan);
      try {
        const answer = await call(waiting ? captured : bounded, method, args);
        isLost = false;
        return answer;
      } catch (error) {
        // What is not a change asks something, and nobody answers.
        if (plan.touches.length > 0 || !isUnanswered(error)) {
          await keepUnsent(method, { plan, by }, error);
        }
        if (waiting && isOnline()) void sender.sendNow();
        else sender.keepTrying();
        return rule.answer(plan, args);
      }
    });
  }

  /** A change that cannot wait comes after those that do, or not at all. */
  async function changeAtOnce(method: string, args: never[]): Promise<unknown> {
    if (nextToSend(queue.all())) await sender.sendNow();
    if (nextToSend(queue.all())) throw new ConnectionNeeded();
    // What was sent just now has an id; what was not accepted has none.
    const named = withServerIds(args) as never[];
    if (namesUnsent(named)) throw new RecordNotSent();
    try {
      return await call(unbounded, method, named);
    } catch (error) {
      throw error instanceof CallError && isUnanswered(error) ? new ConnectionNeeded() : error;
    }
  }

  /** A page that goes on with what the server did not know yet names the server's ids and versions. */
  function withServerIds(value: unknown): unknown {
    if (isUnsentId(value)) return sender.serverIdOf(value) ?? value;
    if (isUnsentVersion(value)) return sender.serverVersionOf(value) ?? value;
    if (Array.isArray(value)) return value.map(withServerIds);
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [withServerIds(name), withServerIds(item)]),
    );
  }

  async function read(method: string, given: never[]): Promise<unknown> {
    const args = namesUnsent(given) ? (withServerIds(given) as never[]) : given;
    const all = queue.all();
    const [resource, params] = args as unknown as [string, Values | undefined];
    if (method === 'getOne' && isUnsentId(params?.id)) {
      const data = unsentRecord(all, resource, params.id);
      if (!data) throw new CallError(404);
      return { data };
    }
    if (method === 'getMany' && Array.isArray(params?.ids)) return readMany(args, all);
    // Nobody but this device knows anything of such a record.
    if (namesUnsent(args)) return method.startsWith('getList') ? { data: [], total: 0 } : undefined;
    const answer = await call(unbounded, method, args);
    seen.note(resource, answer);
    if (isLost && nextToSend(queue.all())) void sender.sendNow();
    return overlaid(method, args, answer);
  }

  async function readMany(args: never[], all: readonly UnsentChange[]): Promise<unknown> {
    const [resource, params] = args as unknown as [string, { ids: readonly Identifier[] }];
    const known = params.ids.filter((id) => !isUnsentId(id));
    const own = params.ids.flatMap((id) => unsentRecord(all, resource, String(id)) ?? []);
    const rest = [resource, { ...params, ids: known }] as never[];
    const { data } = known.length > 0 ? await readKnown(rest, resource, known) : { data: [] };
    return { data: [...data.map((row) => withUnsent(all, resource, row)), ...own] };
  }

  /** Records by their ids; without a line, as this page has read them before. */
  async function readKnown(
    args: never[],
    resource: string,
    ids: readonly Identifier[],
  ): Promise<{ readonly data: readonly RaRecord[] }> {
    try {
      const answer = await call(unbounded, 'getMany', args);
      seen.note(resource, answer);
      return answer as { data: RaRecord[] };
    } catch (error) {
      const data = ids.flatMap((id) => seen.find(resource, id) ?? []);
      if (!isUnanswered(error) || data.length < ids.length) throw error;
      return { data };
    }
  }

  /** What was read, as it is after the unsent changes. */
  function overlaid(method: string, args: readonly unknown[], answer: unknown): unknown {
    const all = queue.all();
    if (all.length === 0) return answer;
    if (method === 'getParcels') {
      return Array.isArray(answer) ? parcelsWithUnsent(all, args[0], answer as Parcel[]) : answer;
    }
    if (method === 'getPreferences') {
      return Array.isArray(answer) ? preferencesWithUnsent(all, answer as Preference[]) : answer;
    }
    if (!isObject(answer)) return answer;
    if (method === 'getTripByName') return openTripWithUnsent(all, answer as unknown as Trip);
    if (method === 'getWorklist') return worklistWithUnsent(all, answer as unknown as Worklist);
    const [resource, params] = args as [string, GetListParams | undefined];
    const { data } = answer;
    if (method === 'getOne') {
      return { ...answer, data: withUnsent(all, resource, data as RaRecord) };
    }
    if (method === 'getMany') {
      const rows = data as readonly RaRecord[];
      return { ...answer, data: rows.map((row) => withUnsent(all, resource, row)) };
    }
    if (method === 'getIds') {
      const ids = data as readonly Identifier[];
      return { ...answer, data: idsWithUnsent(all, resource, ids, params?.filter) };
    }
    if (method !== 'getList' && method !== 'getManyReference') return answer;
    const list = answer as unknown as GetListResult;
    if (method === 'getList') return listWithUnsent(all, resource, list, params);
    const shown = rowsWithUnsent(all, resource, list.data, params?.filter);
    const total = list.total !== undefined && {
      total: list.total - (list.data.length - shown.length),
    };
    return { ...answer, data: shown, ...total };
  }

  /** The changes that need the new record of a change. */
  function buildingOn({ creates, place }: UnsentChange): readonly UnsentChange[] {
    if (creates === undefined) return [];
    return queue
      .all()
      .filter((one) => one.place !== place && JSON.stringify(one).includes(creates));
  }

  return {
    queue,
    /** Calls a method of the data provider, which may wait. */
    async call(method: string, args: never[]): Promise<unknown> {
      await queue.ready();
      const rule = ruleOf(method);
      if (rule === 'read') return read(method, args);
      const named = withServerIds(args) as never[];
      return rule === 'needsLine'
        ? changeAtOnce(method, named)
        : changeWaiting(method, rule, named);
    },
    /** What a query has read, as it is after the unsent changes. */
    overlaid,
    /** The same for a call that was made before this code came. */
    noted(method: string, args: readonly unknown[], answer: unknown): unknown {
      seen.note(args[0], answer);
      return overlaid(method, args, answer);
    },
    sender,
    /**
     * Sends a rejected change again, on the record as it is now. What the server has possibly done goes
     * exactly as it was, under its key, as long as that is stored: then it is done once.
     */
    async sendAgain(change: UnsentChange): Promise<void> {
      const { rejection, ...rest } = change;
      if (isPossiblyDone(change) && isKeyStored(change)) {
        const warned = rejection && isTooOld(rejection) && { isWarned: true };
        await queue.put({ ...rest, isDecided: true, ...warned, failures: 0 });
      } else {
        const { answer } = rejection ?? {};
        const versions = versionsIn(isObject(answer) ? answer.current : undefined);
        const request = withVersions(change.request, versions, change.touches);
        const known = versions.size > 0 && { knownAt: new Date().toISOString() };
        await queue.put({ ...underNewKey(rest), ...known, request, failures: 0 });
      }
      await sender.sendNow();
    },
    buildingOn,
    /** Gives a change up, and those that build on its new record. */
    async discard(change: UnsentChange): Promise<void> {
      const givenUp = [...buildingOn(change), change];
      // They leave the queue, whether the device can delete them or not.
      const removed = await Promise.allSettled(givenUp.map((one) => queue.remove(one)));
      hearGivenUp(givenUp);
      tabs.notify({ givenUp });
      for (const one of removed) if (one.status === 'rejected') throw one.reason;
      await sender.sendNow();
    },
    /** Calls back for the changes that were given up, in whichever tab. */
    onGivenUp(hear: (givenUp: readonly UnsentChange[]) => void): () => void {
      givenUpHearers.add(hear);
      return () => void givenUpHearers.delete(hear);
    },
    /** Calls back for each change that was sent, from whichever tab. */
    onSent(hear: (sent: Sent) => void): () => void {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}

/** More than the lists of a day show. */
const MOST_SEEN = 3000;

/**
 * The records that somebody has read last: the list of unsent changes calls them by their names.
 * Whoever signs in next in the same tab finds none of them.
 */
function createSeen(person: () => string | undefined) {
  const all = new Map<string, Values>();
  let owner = person();
  const own = () => {
    if (owner !== person()) {
      all.clear();
      owner = person();
    }
    return all;
  };
  const noteOne = (resource: string, record: unknown) => {
    if (!isObject(record) || record.id === undefined) return;
    const records = own();
    const key = `${resource}/${String(record.id)}`;
    records.delete(key);
    records.set(key, record);
    const [oldest] = records.keys();
    if (records.size > MOST_SEEN && oldest !== undefined) records.delete(oldest);
  };
  return {
    note(resource: unknown, answer: unknown): void {
      if (typeof resource !== 'string' || !isObject(answer)) return;
      for (const record of [answer.data].flat()) noteOne(resource, record);
    },
    find: (resource: string, id: Identifier) =>
      own().get(recordKey({ resource, id: String(id) })) as RaRecord | undefined,
    /**
     * A change with those whom it names, and whose screen did not name the whole record, of the record as
     * it was read.
     */
    withBase(touch: Touch, find: (resource: string, id: string) => Values | undefined): Touch {
      const named = embeddedIn(touch, find);
      const isNaming = Object.keys(named).length > 0;
      if (touch.isNew) return isNaming ? { ...touch, base: named } : touch;
      const assigned = touch.resource === 'worklist' ? touch.values?.assignedTo : undefined;
      const person = own().get(recordKey({ resource: 'users', id: String(assigned) }));
      if (person) {
        const name = fullName(person as Partial<User>);
        // The work list names whoever looks after a line; the change has the id only.
        return { ...touch, base: { assignedTo: { _id: String(assigned), name } } };
      }
      const record = own().get(recordKey(touch));
      const isPart = Object.keys(touch.base ?? {}).length < 2;
      return { ...touch, ...(record && isPart && { base: record }), ...(isNaming && { named }) };
    },
  };
}

export type Unsent = ReturnType<typeof createUnsent>;

const call = (methods: Methods, method: string, args: never[]): Promise<unknown> => {
  const one = methods[method];
  if (!one) throw new Error(`The data provider has no "${method}".`);
  return one(...args);
};

/** Whether a change has values that must not be stored on a device, such as a password. */
const carriesSecret = ({ touches }: Plan): boolean =>
  touches.some(({ resource, values = {} }) =>
    Object.entries(definitionOf(resource)?.fields ?? {}).some(
      ([name, field]) => isSecret(field) && Boolean(values[name]),
    ),
  );

/** Whether a change sends a file, which is not stored: it must not overtake the record that it is of. */
const carriesFiles = ({ touches }: Plan): boolean =>
  touches.some(({ values = {} }) => carriesFile(values));

/** Runs work one after the other where it is about the same records. */
function onePerRecord() {
  const ends = new Map<string, Promise<unknown>>();
  return <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> => {
    const before = keys.map((key) => ends.get(key));
    const result = Promise.all(before).then(work);
    const end = ignoringFailure(result, 'Whoever has started it hears of it.');
    for (const key of keys) ends.set(key, end);
    void end.then(() => {
      for (const key of keys) if (ends.get(key) === end) ends.delete(key);
    });
    return result;
  };
}
