import type { AuthProvider } from 'react-admin';
import { entersBackOffice, FIRST_ADMINISTRATOR_ROLE } from '../../domain/access.ts';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { fullName } from '../../domain/people/full-name.ts';
import { isObject } from '../../domain/validate.ts';
import { CallError, isSessionEnd, isUnavailable } from './call-error.ts';
import { arrangeReads } from './offline/session-reads.ts';
import {
  clearSession,
  endSession,
  readToken,
  readUser,
  type SessionUser,
  storeSession,
} from './session.ts';
import { type CallRequest, createTransport } from './transport.ts';
import { isViewing } from './viewing.ts';

const LOGOUT_TIMEOUT_MS = 5000;

/**
 * The role of whoever is logged in here, as the server last named it. A session from before roles were
 * stored has none: only administrators got one.
 */
export const storedRole = (): string | undefined =>
  readToken() ? (readUser()?.role ?? FIRST_ADMINISTRATOR_ROLE) : undefined;

/** What somebody has typed, or what a second factor or a passkey was answered with. */
export type Login =
  | { readonly phone: string; readonly password: string }
  | { readonly begun: unknown };

/** Whether the session may only set up a second factor. */
const isFactorDue = (answer: unknown): answer is Record<string, unknown> =>
  isObject(answer) && isObject(answer.secondFactor) && answer.secondFactor.isDue === true;

/** Sessions through `auth` and `auth/me` (contract, "Paths"); only who works in the back office gets one. */
export function createAuthProvider(apiUrl: string) {
  const { call, endAtServer } = sessionCalls(apiUrl);
  const { begin, isOver, forget, end } = sessionHere();

  return {
    /** Logs in with a number and a password, or goes on from what another way was answered with. */
    async login(typed: Login) {
      const answer =
        'begun' in typed
          ? typed.begun
          : await call('auth', { method: 'POST', body: JSON.stringify(typed) });
      const { role, token, user } = sessionIn(answer);
      if (isFactorDue(answer)) throw new CallError(403, { ...answer, code: 'session.factorDue' });
      if (!entersBackOffice(role)) {
        if (token) await endAtServer(token);
        throw new CallError(403);
      }
      if (!token || !user) throw new CallError(0);
      storeSession({ token, user: withRole(user, role) });
      begin(token);
    },

    async checkAuth() {
      const token = readToken();
      if (!token) throw withoutNotice();
      begin(token);
      const answer = await call('auth/me', {}, token).catch((error) => {
        // A check that nobody has made has not failed, and the next call decides: a server that restarts
        // throws nobody out. Another call may have ended the session meanwhile.
        if (readToken() === token && !isUnavailable(error)) throw end();
      });
      const { role, user: named } = sessionIn(answer);
      if (role === undefined) return;
      if (!entersBackOffice(role)) throw end();
      const user = readUser();
      if (!user) return;
      const { grants } = named ?? {};
      const { grants: _former, ...rest } = withRole(user, role);
      const now = grants ? { ...rest, grants } : rest;
      if (JSON.stringify([user.role, user.grants]) === JSON.stringify([role, grants])) return;
      storeSession({ token, user: now });
    },

    async checkError(error: unknown) {
      if (isSessionEnd(error) && !isOver()) throw end();
    },

    async logout() {
      const token = readToken();
      if (token && isViewing()) {
        // Going back to one's own session loads the page anew, which would cancel the call.
        await endAtServer(token);
        forget();
        return;
      }
      forget();
      await arrangeReads();
      if (token) await endAtServer(token);
    },

    async getIdentity() {
      const user = readUser();
      if (!user) throw new CallError(401);
      return {
        id: user._id,
        fullName: fullName(user) || (user.phone ?? ''),
        ...(user.photo && { avatar: user.photo }),
      };
    },

    async getPermissions() {
      return storedRole();
    },
  } satisfies AuthProvider;
}

/**
 * The session that this tab works in. Of the calls that learn of its end, one ends it; another tab may
 * have cleared what is stored before that.
 */
function sessionHere() {
  let token = readToken();
  return {
    begin: (begun: string) => {
      token = begun;
    },
    isOver: () => token === undefined && readToken() === undefined,
    forget: () => {
      token = undefined;
      clearSession();
    },
    /** Returns what the framework requires; the login screen shows the notice. */
    end: () => {
      token = undefined;
      endSession();
      return withoutNotice();
    },
  };
}

/** The calls of a session, and its end at the server. */
function sessionCalls(apiUrl: string) {
  const call = (path: string, request: CallRequest, token?: string): Promise<unknown> =>
    createTransport({ apiUrl, getToken: () => token }).json(path, request);

  /** Another back end may lack the path. */
  const endAtServer = (token: string) =>
    ignoringFailure(
      call('auth', { method: 'DELETE', signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) }, token),
      'A server that cannot be reached must not prevent a logout.',
    );

  return { call, endAtServer };
}

const withRole = (user: SessionUser, role: string | undefined): SessionUser =>
  role === undefined ? user : { ...user, role };

/** The login screen says what there is to say. */
const withoutNotice = () => Object.assign(new CallError(401), { message: false });

/** The answer to a login or a session check, bare or wrapped in `data`. */
function sessionIn(answer: unknown): { role?: string; token?: string; user?: SessionUser } {
  const inside = isObject(answer) && isObject(answer.data) ? answer.data : answer;
  if (!isObject(inside)) return {};
  const { role, token, user } = inside;
  return {
    ...(typeof role === 'string' && { role }),
    ...(typeof token === 'string' && token !== '' && { token }),
    ...(isObject(user) && typeof user._id === 'string' && { user: { ...user, _id: user._id } }),
  };
}
