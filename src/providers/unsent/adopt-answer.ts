import { isObject } from '../../../domain/validate.ts';
import {
  isUnsentVersion,
  type StoredRequest,
  type Touch,
  type UnsentChange,
} from './unsent-change.ts';

/** The versions that an answer names, by the id or the code of their records. */
export function versionsIn(json: unknown): ReadonlyMap<string, number> {
  const versions = new Map<string, number>();
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read);
    else if (isObject(value)) {
      const name = nameOf(value);
      if (name !== undefined && typeof value.__v === 'number') versions.set(name, value.__v);
      Object.values(value).forEach(read);
    }
  };
  read(json);
  return versions;
}

/** A parcel has its code, a payment the order that it is of, anything else its id. */
const nameOf = (value: Record<string, unknown>): string | undefined =>
  [value._id, value.code, value.order].find((name): name is string => typeof name === 'string');

/** A request that names the versions as they are now. */
export function withVersions(
  request: StoredRequest,
  versions: ReadonlyMap<string, number>,
  [first]: readonly Touch[],
): StoredRequest {
  if (request.body === null || versions.size === 0) return request;
  const renew = (value: unknown, name?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => renew(item));
    if (!isObject(value)) return value;
    const version = versions.get(name ?? nameOf(value) ?? '');
    const entries = Object.entries(value).map(([key, item]) => [key, renew(item)]);
    const renewed = Object.fromEntries(entries);
    return typeof value.__v === 'number' && version !== undefined
      ? { ...renewed, __v: version }
      : renewed;
  };
  return { ...request, body: JSON.stringify(renew(JSON.parse(request.body), first?.id)) };
}

/** A change that names a record by the id that the server has given it. */
export function withServerId(change: UnsentChange, unsent: string, id: string): UnsentChange {
  if (!JSON.stringify(change).includes(unsent)) return change;
  return JSON.parse(JSON.stringify(change).replaceAll(unsent, id)) as UnsentChange;
}

/**
 * A request without versions that only this device knows: what the change before it would have resulted
 * in never was.
 */
export function withWholeVersions(request: StoredRequest): StoredRequest {
  const whole = (name: string, value: unknown) =>
    name === '__v' && isUnsentVersion(value) ? Math.floor(value) : value;
  return request.body?.includes('"__v"')
    ? { ...request, body: JSON.stringify(JSON.parse(request.body, whole)) }
    : request;
}
