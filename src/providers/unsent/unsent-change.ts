import { isObject } from '../../../domain/validate.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A record that a change is about. */
export type Touch = {
  readonly resource: string;
  readonly id: string;
  /** The values that the change gives it. */
  readonly values?: Values;
  /** The record as the person saw it, where the screen named it. */
  readonly base?: Values;
  /** Whom its values name by their ids, as the server shows them in the record. */
  readonly named?: Values;
  readonly isNew?: boolean;
  readonly isRemoved?: boolean;
  /** The version that stands for the one which the server will name. */
  readonly version?: number;
};

/**
 * A version between the one that a change was made on and the next whole one: a screen that goes on with
 * the record names it, and it is the server's once that is known.
 */
export function newUnsentVersion(before: number): number {
  const next = Math.floor(before) + 1;
  return before + (next - before) * (0.25 + Math.random() / 2);
}

export const isUnsentVersion = (version: unknown): version is number =>
  typeof version === 'number' && !Number.isInteger(version);

/** A call as it is stored until it can be made. */
export type StoredRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
};

/** What the server answered to a change that it did not accept. */
export type Rejection = {
  readonly status: number;
  readonly answer: unknown;
  /** Whether sending it again would come to the same: it can only be discarded. */
  readonly isFinal?: boolean;
};

/** A change that has been made on this device and that the server does not have yet. */
export type UnsentChange = {
  /** Sorts the changes of a person in the order in which they were made. */
  readonly place: string;
  /** Whose session it was made in. */
  readonly person: string;
  /** ISO moment. */
  readonly at: string;
  /** The method of the data provider. */
  readonly method: string;
  /** The `Idempotency-Key`, the same for each attempt. */
  readonly key: string;
  /** When it got this key, if that was later than the change was made. */
  readonly keyAt?: string;
  /** When it was made anew on the record as the server had it then, if it was. */
  readonly knownAt?: string;
  /** Whether the person sends it again under a key that is old. */
  readonly isDecided?: boolean;
  /** Whether the person was told before that nobody can say if it was done. */
  readonly isWarned?: boolean;
  readonly request: StoredRequest;
  readonly touches: readonly Touch[];
  /** The id that stands for the new record until the server has named its own. */
  readonly creates?: string;
  /** Whether it may have reached the server: then it is sent again exactly as it was. */
  readonly isTried: boolean;
  /** How often the server has failed over it. */
  readonly failures: number;
  /** Why it was not accepted; then it waits for a decision of the person. */
  readonly rejection?: Rejection;
};

/** What became of a change that was sent. */
export type Sent = {
  readonly change: UnsentChange;
  readonly json: unknown;
  /** The id that the server has given to a new record. */
  readonly created?: string;
};

const DAY_MS = 24 * 3_600_000;

/** The server stores a key for a week; its clock and the way to it take a part of the last hour. */
const KEY_IS_STORED_MS = 7 * DAY_MS - 3_600_000;

/**
 * So long after it was made, the server may soon no longer know the key of a change that it has possibly
 * done: the person decides whether it is sent again.
 */
const KEY_IS_SURE_MS = 6 * DAY_MS;

const keyAge = ({ at, keyAt }: UnsentChange): number => Date.now() - Date.parse(keyAt ?? at);

/** Whether the server still stores the key of a change that it has possibly done. */
export const isKeyStored = (change: UnsentChange): boolean => keyAge(change) < KEY_IS_STORED_MS;

/** Whether a change may be sent without a decision of the person: it cannot be done twice. */
export const isKeySure = (change: UnsentChange): boolean =>
  !change.isTried || (change.isDecided ? isKeyStored(change) : keyAge(change) <= KEY_IS_SURE_MS);

/** A change under a key that the server has never seen. */
export const underNewKey = ({ isDecided, isWarned, ...change }: UnsentChange): UnsentChange => ({
  ...change,
  key: crypto.randomUUID(),
  keyAt: new Date().toISOString(),
  isTried: false,
});

/**
 * Whether the server has possibly done a change that is shown as rejected: it failed, or nobody could say
 * in time. Any other rejection is its answer.
 */
export const isPossiblyDone = ({ isTried, rejection }: UnsentChange): boolean =>
  isTried && rejection !== undefined && (rejection.status >= 500 || isTooOld(rejection));

/** Whether the person is told that nobody can say in time if it was done. */
export const isTooOld = ({ answer }: Rejection): boolean =>
  isObject(answer) && answer.tooOld === true;

export const recordKey = ({ resource, id }: Pick<Touch, 'resource' | 'id'>): string =>
  `${resource}/${id}`;

/** The records of a change: another change of one of them comes after it. */
export const keysOf = (touches: readonly Touch[]): readonly string[] => touches.map(recordKey);

const PREFIX = 'unsent-';

/** An id for a record that the server does not know yet. */
export const newUnsentId = (): string => `${PREFIX}${crypto.randomUUID()}`;

export const isUnsentId = (id: unknown): id is string =>
  typeof id === 'string' && id.startsWith(PREFIX);

const UNSENT_IDS = /unsent-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The records that a request names before the server knows them. */
export const unsentIdsIn = ({ path, body }: StoredRequest): readonly string[] =>
  `${path} ${body ?? ''}`.match(UNSENT_IDS) ?? [];
