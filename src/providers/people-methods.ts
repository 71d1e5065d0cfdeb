import type { Identifier } from 'react-admin';
import type { Registered } from '../../domain/people/registered.ts';
import type { UserSummary } from '../../domain/people/user-summary.ts';
import { isObject } from '../../domain/validate.ts';
import { CallError } from './call-error.ts';
import type { ApiClient } from './capabilities.ts';
import type { SessionUser } from './session.ts';
import type { Viewing } from './viewing.ts';

const pathOf = (id: Identifier): string => `auth/users/${encodeURIComponent(id)}`;

/** What belongs to a user besides their record; another back end may report nothing of it. */
export const peopleMethods = (http: ApiClient) => ({
  async getUserSummary(
    id: Identifier,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<UserSummary | undefined> {
    const request = { signal: signal ?? null, of: 'record' } as const;
    const json = await http.callIfThere(`${pathOf(id)}/summary`, request);
    const data = isObject(json) ? json.data : undefined;
    return isSummary(data) ? data : undefined;
  },
  /** How many customers are registered for a tour. */
  async getRegistered(
    tour: Identifier,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Registered | undefined> {
    const path = `tours/${encodeURIComponent(tour)}/registered`;
    const json = await http.callIfThere(path, { signal: signal ?? null, of: 'record' });
    const data = isObject(json) ? json.data : undefined;
    return isRegistered(data) ? data : undefined;
  },
  /** How many codes were sent today, for administrators; `undefined` if the back end does not say. */
  async getCodeBudget({ signal }: { signal?: AbortSignal } = {}): Promise<CodeBudget | undefined> {
    const json = await http.callIfThere('auth/codes', { signal: signal ?? null });
    const data = isObject(json) ? json.data : undefined;
    return isBudget(data) ? data : undefined;
  },
  /** Begins a session that sees what an employee sees; only administrators may. */
  async beginViewing(id: Identifier): Promise<Pick<Viewing<SessionUser>, 'token' | 'user'>> {
    const { json } = await http.call(`${pathOf(id)}/viewing`, { method: 'POST', body: '{}' });
    const data = isObject(json) ? json.data : undefined;
    const { token, user } = isObject(data) ? data : {};
    if (typeof token !== 'string' || !isObject(user)) throw new CallError(0);
    return { token, user: { ...user, _id: String(user._id) } };
  },
  /** Ends one session of a user. */
  async endSession(id: Identifier, session: string): Promise<void> {
    const path = `${pathOf(id)}/sessions/${encodeURIComponent(session)}`;
    await http.call(path, { method: 'DELETE' });
  },
  /** Ends all sessions of a user but the one that requests it. */
  async endSessions(id: Identifier): Promise<void> {
    await http.call(`${pathOf(id)}/sessions`, { method: 'DELETE' });
  },
});

export type PeopleMethods = ReturnType<typeof peopleMethods>;

export type CodeBudget = {
  readonly sending: boolean;
  readonly sent: number;
  readonly perDay: number;
  readonly endsAt: string | null;
};

const isBudget = (data: unknown): data is CodeBudget =>
  isObject(data) && typeof data.sent === 'number' && typeof data.perDay === 'number';

const LISTS = ['recipients', 'wishes', 'sessions', 'activity'] as const;

const isSummary = (data: unknown): data is UserSummary =>
  isObject(data) && isObject(data.balance) && LISTS.every((list) => Array.isArray(data[list]));

const isRegistered = (data: unknown): data is Registered =>
  isObject(data) && typeof data.count === 'number' && Array.isArray(data.cities);
