import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { isOneOf } from '../../domain/is-one-of.ts';
import {
  FACTORS,
  type SecondFactorChallenge,
  type SecondFactorState,
  type SignInPolicy,
} from '../../domain/people/second-factor.ts';
import type { SignInNotice } from '../../domain/people/sign-in-notice.ts';
import type { UserSession } from '../../domain/people/user-summary.ts';
import { isObject } from '../../domain/validate.ts';
import { isRouteMissing } from './capabilities.ts';
import { createTransport } from './transport.ts';

/** What is shown with a ticket. */
export type GivenFactor =
  | { readonly code: string }
  | { readonly recoveryCode: string }
  | { readonly passkey: AuthenticationResponseJSON };

/** The password of whoever changes something, once their sign-in is no longer young. */
export type Proof = { readonly currentPassword?: string };

export type NewFactor = { readonly recoveryCodes: readonly string[] | null };

export type Policy = SignInPolicy & { readonly possible: readonly string[] };

const dataOf = (json: unknown): unknown => (isObject(json) ? json.data : undefined);

/**
 * The calls of second factors and of one's own sessions. They carry no idempotency key: what some of
 * them answer with is shown once, and stored nowhere.
 */
export function createFactorCalls(apiUrl: string, getToken: () => string | undefined) {
  const { json } = createTransport({ apiUrl, getToken });
  const send = async (path: string, body: object, method = 'POST'): Promise<unknown> =>
    json(path, { method, body: JSON.stringify(body) });
  /** What a call reads; nothing where the back end has no such call. */
  const readIfThere = async (path: string, signal?: AbortSignal): Promise<unknown> => {
    try {
      return dataOf(await json(path, { signal: signal ?? null }));
    } catch (error) {
      if (isRouteMissing(error)) return undefined;
      throw error;
    }
  };
  const own = 'auth/secondfactor';
  const newFactor = async (path: string, body: object): Promise<NewFactor> =>
    dataOf(await send(path, body)) as NewFactor;

  return {
    complete: (ticket: string, given: GivenFactor) => send(`${own}/complete`, { ticket, ...given }),
    ticketOptions: async (ticket: string) =>
      dataOf(await send(`${own}/options`, { ticket })) as PublicKeyCredentialRequestOptionsJSON,
    signInOptions: async () =>
      dataOf(await send('auth/passkey/options', {})) as PublicKeyCredentialRequestOptionsJSON,
    signIn: (passkey: AuthenticationResponseJSON) => send('auth/passkey', { passkey }),

    async state(signal?: AbortSignal): Promise<SecondFactorState | undefined> {
      const data = await readIfThere(own, signal);
      return isState(data) ? data : undefined;
    },
    beginApp: async (proof: Proof) =>
      dataOf(await send(`${own}/app`, proof)) as { secret: string; address: string },
    confirmApp: (code: string) => newFactor(`${own}/app/confirm`, { code }),
    removeApp: (proof: Proof) => send(`${own}/app/remove`, proof),
    renewCodes: (proof: Proof) => newFactor(`${own}/recoverycodes`, proof),
    passkeyOptions: async (proof: Proof) =>
      dataOf(
        await send(`${own}/passkeys/options`, proof),
      ) as PublicKeyCredentialCreationOptionsJSON,
    addPasskey: (name: string, response: RegistrationResponseJSON) =>
      newFactor(`${own}/passkeys`, { name, response }),
    removePasskey: (id: string, proof: Proof) =>
      send(`${own}/passkeys/${encodeURIComponent(id)}/remove`, proof),

    async sessions(signal?: AbortSignal): Promise<readonly UserSession[] | undefined> {
      const data = await readIfThere('auth/sessions', signal);
      return Array.isArray(data) ? (data as readonly UserSession[]) : undefined;
    },
    endSession: (id: string) =>
      json(`auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    endOtherSessions: () => json('auth/sessions', { method: 'DELETE' }),

    async notices(signal?: AbortSignal): Promise<readonly SignInNotice[] | undefined> {
      const data = await readIfThere('auth/notices', signal);
      return Array.isArray(data) ? (data as readonly SignInNotice[]) : undefined;
    },
    closeNotice: (id: string, wasMe: boolean) =>
      send(`auth/notices/${encodeURIComponent(id)}`, { wasMe }),

    /** Makes the password of a colleague enough again. */
    resetOf: (userId: string, proof: Proof) =>
      send(`auth/users/${encodeURIComponent(userId)}/secondfactor/reset`, proof),

    async policy(signal?: AbortSignal): Promise<Policy | undefined> {
      const data = await readIfThere('auth/policy', signal);
      return isObject(data) && Array.isArray(data.roles) && Array.isArray(data.possible)
        ? (data as Policy)
        : undefined;
    },
    savePolicy: (policy: SignInPolicy, proof: Proof) =>
      send('auth/policy', { ...policy, ...proof }, 'PUT'),
  };
}

export type FactorCalls = ReturnType<typeof createFactorCalls>;

const isState = (data: unknown): data is SecondFactorState =>
  isObject(data) && Array.isArray(data.passkeys) && typeof data.recoveryLeft === 'number';

/** What a rejected sign-in goes on with; nothing for any other rejection. */
export function challengeOf(cause: unknown): SecondFactorChallenge | undefined {
  const given = isObject(cause) ? cause.secondFactor : undefined;
  if (!isObject(given) || typeof given.ticket !== 'string' || !Array.isArray(given.factors)) {
    return undefined;
  }
  const { ticket, expiresAt, factors } = given;
  return {
    ticket,
    expiresAt: String(expiresAt),
    factors: factors.filter((one) => isOneOf(FACTORS, one)),
  };
}
