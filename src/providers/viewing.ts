import { isObject } from '../../domain/validate.ts';

/** A session of an administrator that sees what somebody else sees. It belongs to this tab alone. */
export type Viewing<User> = {
  readonly token: string;
  readonly user: User;
  /** The address to go back to. */
  readonly from: string;
};

const KEY = 'jisr.viewing';

/** What is stored of such a session; nothing in a tab of one's own. */
export function storedViewing(): Readonly<Record<string, unknown>> | undefined {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) return undefined;
  try {
    const viewing: unknown = JSON.parse(stored);
    return isObject(viewing) ? viewing : undefined;
  } catch {
    return undefined; // Not written by us.
  }
}

export const isViewing = (): boolean => storedViewing() !== undefined;

export const storeViewing = (viewing: Viewing<object>): void =>
  sessionStorage.setItem(KEY, JSON.stringify(viewing));

/** Goes on as somebody else, on their first page: everything that was read before is read anew. */
export function beginViewing(viewing: Viewing<object>): void {
  storeViewing(viewing);
  location.assign(import.meta.env.BASE_URL);
}

/** Goes back to one's own session, where it was left. */
export function leaveViewing(): void {
  const from = storedViewing()?.from;
  sessionStorage.removeItem(KEY);
  location.assign(typeof from === 'string' ? from : import.meta.env.BASE_URL);
}
