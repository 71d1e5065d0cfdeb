import { entersCustomersPage } from '../../../domain/access.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { isObject } from '../../../domain/validate.ts';
import { CallError } from '../../providers/call-error.ts';
import { createSource } from '../../providers/chat/watched.ts';
import { CUSTOMER_PREFIX, type SessionUser, sessionStore } from '../../providers/session.ts';
import { createTransport, TIMEOUT_MS } from '../../providers/transport.ts';

/** Whoever is logged in. */
export type Signed = { readonly token: string; readonly user: SessionUser };

/** `hasEnded` when the session ended without the person's doing. */
export type SessionState = { readonly signed: Signed | undefined; readonly hasEnded: boolean };

/** What a rejection stands for: of a password, of a code, and of the request for one. */
type Rejected = 'wrong' | 'wrongCode' | 'notSent';

/** Why a login failed. */
export type LoginError =
  | { readonly kind: Rejected | 'codesOff' | 'notCustomer' | 'unreachable' }
  | { readonly kind: 'wait'; readonly seconds: number };

const store = sessionStore(CUSTOMER_PREFIX);
const LOGOUT_TIMEOUT_MS = 5000;
/** The wait of a back end that names none. */
const UNSAID_SECONDS = 15;

function stored(): Signed | undefined {
  const [token, user] = [store.readToken(), store.readUser()];
  return token && user ? { token, user } : undefined;
}

/** The calls with which a session of customers begins and ends. */
function createCalls(apiUrl: string) {
  const callsOf = (token?: string) =>
    createTransport({ apiUrl, getToken: () => token, timeoutMs: TIMEOUT_MS });
  return {
    /** Answers with the server's message, or with the reason of its rejection. */
    post: (path: string, body: object, rejected: Rejected): Promise<unknown> =>
      callsOf()
        .json(path, { method: 'POST', body: JSON.stringify(body) })
        .catch((error: unknown) => errorOf(error, rejected)),
    endAtServer: (token: string) =>
      ignoringFailure(
        callsOf(token).json('auth', {
          method: 'DELETE',
          signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
        }),
        'A server that cannot be reached must not prevent a logout.',
      ),
  };
}

/** The session of the customers' page: it stands beside one of the back office in this browser. */
export function createCustomerSession(apiUrl: string) {
  const source = createSource<SessionState>({ signed: stored(), hasEnded: false });
  const { post, endAtServer } = createCalls(apiUrl);
  const forget = (hasEnded: boolean) => {
    store.dropSession();
    source.set({ signed: undefined, hasEnded });
  };
  /** Begins the session that a call answers with. */
  const begin = async (
    path: string,
    body: object,
    rejected: Rejected,
  ): Promise<LoginError | undefined> => {
    const answer = await post(path, body, rejected);
    if (isError(answer)) return answer;
    const { role, token, user } = sessionIn(answer);
    if (!token || !user) return { kind: 'unreachable' };
    if (!entersCustomersPage(role)) {
      await endAtServer(token);
      return { kind: 'notCustomer' };
    }
    store.storeSession({ token, user });
    source.set({ signed: { token, user }, hasEnded: false });
    return undefined;
  };
  // Another tab has logged in or out.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== null && !key.startsWith(CUSTOMER_PREFIX)) return;
    const now = stored();
    if (now?.token !== source.read().signed?.token) source.set({ signed: now, hasEnded: false });
  });

  return {
    apiUrl,
    state: { subscribe: source.subscribe, read: source.read },
    readToken: (): string | undefined => source.read().signed?.token,
    login: (phone: string, password: string) => begin('auth', { phone, password }, 'wrong'),
    /** Sends a code to the number, if it is of a customer; a back end does not say whether it is. */
    async askForCode(phone: string): Promise<LoginError | undefined> {
      const answer = await post('auth/signincode', { phone }, 'notSent');
      return isError(answer) ? answer : undefined;
    },
    loginByCode: (phone: string, code: string) =>
      begin(`auth/signincode/${encodeURIComponent(code)}`, { phone }, 'wrongCode'),
    /** The server has ended the session, or does not know it any more. */
    end: () => {
      if (source.read().signed) forget(true);
    },
    async logout(): Promise<void> {
      const token = source.read().signed?.token;
      forget(false);
      if (token) await endAtServer(token);
    },
  };
}

export type CustomerSession = ReturnType<typeof createCustomerSession>;

const isError = (answer: unknown): answer is LoginError => isObject(answer) && 'kind' in answer;

function errorOf(error: unknown, rejected: Rejected): LoginError {
  const { status = 0, body, wait = UNSAID_SECONDS } = error instanceof CallError ? error : {};
  if (status === 429) return { kind: 'wait', seconds: wait };
  if (body?.code === 'session.codesOff') return { kind: 'codesOff' };
  const isRejected = status >= 400 && status < 500;
  return { kind: isRejected ? rejected : 'unreachable' };
}

/** The answer to a login, bare or wrapped in `data`. */
function sessionIn(answer: unknown): { role?: unknown; token?: string; user?: SessionUser } {
  const inside = isObject(answer) && isObject(answer.data) ? answer.data : answer;
  if (!isObject(inside)) return {};
  const { role, token, user } = inside;
  return {
    role,
    ...(typeof token === 'string' && token !== '' && { token }),
    ...(isObject(user) && typeof user._id === 'string' && { user: { ...user, _id: user._id } }),
  };
}
