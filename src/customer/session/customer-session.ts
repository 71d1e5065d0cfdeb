import { isObject } from '../../../domain/validate.ts';
import { ChatRefusal, createChatHttp } from '../../providers/chat/chat-http.ts';
import { createSource } from '../../providers/chat/watched.ts';
import { CUSTOMER_PREFIX, type SessionUser, sessionStore } from '../../providers/session.ts';

/** Whoever is logged in. */
export type Signed = { readonly token: string; readonly user: SessionUser };

/** `hasEnded` when the session ended without the person's doing. */
export type SessionState = { readonly signed: Signed | undefined; readonly hasEnded: boolean };

/** Why a login failed. */
export type LoginFault =
  | { readonly kind: 'wrong' | 'notCustomer' | 'unreachable' }
  | { readonly kind: 'wait'; readonly seconds: number };

const store = sessionStore(CUSTOMER_PREFIX);
const LOGOUT_PATIENCE_MS = 5000;
/** The wait of a back end that names none. */
const UNSAID_SECONDS = 15;

function stored(): Signed | undefined {
  const [token, user] = [store.readToken(), store.readUser()];
  return token && user ? { token, user } : undefined;
}

/** The session of the customers' page: it stands beside one of the back office in this browser. */
export function createCustomerSession(apiUrl: string) {
  const source = createSource<SessionState>({ signed: stored(), hasEnded: false });
  const callsOf = (token?: string) =>
    createChatHttp({
      apiUrl,
      getToken: () => token,
      fetch: (...request) => fetch(...request),
      onSessionEnd: () => undefined,
    });
  const endAtServer = (token: string) =>
    callsOf(token)
      .call('auth', { method: 'DELETE', signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) })
      .catch(() => undefined);
  const forget = (hasEnded: boolean) => {
    store.dropSession();
    source.set({ signed: undefined, hasEnded });
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
    async login(phone: string, password: string): Promise<LoginFault | undefined> {
      const body = JSON.stringify({ phone, password });
      const answer = await callsOf().call('auth', { method: 'POST', body }).catch(faultOf);
      if (isFault(answer)) return answer;
      const { role, token, user } = sessionIn(answer);
      if (!token || !user) return { kind: 'unreachable' };
      if (role !== 'customer') {
        await endAtServer(token);
        return { kind: 'notCustomer' };
      }
      store.storeSession({ token, user });
      source.set({ signed: { token, user }, hasEnded: false });
      return undefined;
    },
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

const isFault = (answer: unknown): answer is LoginFault => isObject(answer) && 'kind' in answer;

function faultOf(error: unknown): LoginFault {
  const refusal = error instanceof ChatRefusal ? error : undefined;
  if (refusal?.status === 429) {
    return { kind: 'wait', seconds: refusal.retryAfter ?? UNSAID_SECONDS };
  }
  const isRefused = refusal && refusal.status >= 400 && refusal.status < 500;
  return { kind: isRefused ? 'wrong' : 'unreachable' };
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
