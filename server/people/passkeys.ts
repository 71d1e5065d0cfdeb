import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { CHALLENGE_LIFE_MS, type PasskeyPurpose } from '../../domain/people/second-factor.ts';
import { isObject } from '../../domain/validate.ts';
import type { Config } from '../base/config.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';

/** Loaded when somebody first uses a passkey: it is some three hundred files, which every start would read. */
const loadLibrary = () => import('@simplewebauthn/server');

type Site = Pick<Config, 'publicUrl' | 'port'>;

/**
 * The site that passkeys belong to. Without PUBLIC_URL only the machine itself is reached, under
 * whatever port the browser names.
 */
export function relyingParty({ publicUrl }: Pick<Site, 'publicUrl'>) {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  const id = url?.hostname ?? 'localhost';
  return {
    id,
    isOrigin: (origin: string): boolean => {
      if (url) return origin === url.origin;
      const given = URL.parse(origin);
      return given?.protocol === 'http:' && given.hostname === id;
    },
  };
}

type Place = { readonly database: Kysely<DB>; readonly config: Site; readonly now: Date };

async function storeChallenge(
  { database, now }: Pick<Place, 'database' | 'now'>,
  challenge: string,
  purpose: PasskeyPurpose,
  userId: string | null,
): Promise<void> {
  await database
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: sha256(challenge),
      purpose,
      user_id: userId,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFE_MS),
    })
    .execute();
}

/** Takes a challenge away, so that nothing is signed twice. Whether it was open, for this and for them. */
async function takeChallenge(
  { database, now }: Pick<Place, 'database' | 'now'>,
  challenge: string,
  purpose: PasskeyPurpose,
  userId: string | null,
): Promise<boolean> {
  const taken = await database
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return taken !== undefined;
}

type Owner = { readonly id: string; readonly name: string; readonly phone: string };

/** What a browser needs to make a passkey for somebody. */
export async function registrationOptions(place: Place, { id, name, phone }: Owner) {
  const present = await place.database
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', id)
    .execute();
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: 'Jisr',
    rpID: relyingParty(place.config).id,
    userName: phone,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(id)),
    timeout: CHALLENGE_LIFE_MS,
    excludeCredentials: present.map((one) => ({
      id: one.credential_id,
      transports: one.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(place, options.challenge, 'register', id);
  return options;
}

/** What was made for somebody's passkey; nothing for an answer to no challenge of theirs. */
export async function registeredPasskey(
  place: Place,
  userId: string,
  response: RegistrationResponseJSON,
) {
  const { id, isOrigin } = relyingParty(place.config);
  const { origin, challenge } = clientDataOf(response);
  if (!isOrigin(origin) || !(await takeChallenge(place, challenge, 'register', userId))) {
    return undefined;
  }
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws for whatever is not as it has to be; all of it is the same rejection.
    return undefined;
  }
}

/** What a browser needs to sign with a passkey: one of somebody's, or any that the device finds. */
export async function signingOptions(place: Place, userId: string | null) {
  const theirs =
    userId === null
      ? []
      : await place.database
          .selectFrom('passkey')
          .select(['credential_id', 'transports'])
          .where('user_id', '=', userId)
          .execute();
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(place.config).id,
    timeout: CHALLENGE_LIFE_MS,
    userVerification: 'required',
    allowCredentials: theirs.map((one) => ({ id: one.credential_id, transports: one.transports })),
  });
  const purpose = userId === null ? 'signIn' : 'secondFactor';
  await storeChallenge(place, options.challenge, purpose, userId);
  return options;
}

/** A passkey that has signed, and whose it is. */
export type Signature = {
  readonly passkeyId: string;
  readonly userId: string;
  readonly counter: number;
};

/**
 * Which passkey has signed an open challenge; nothing if it is unknown or not this person's, if the
 * challenge is not open, or if the counter of the device shows a copy. The challenge is used up either
 * way. `userId` is who has to be its owner.
 */
export async function signatureOf(
  place: Place,
  response: AuthenticationResponseJSON,
  userId: string | null,
): Promise<Signature | undefined> {
  const { id, isOrigin } = relyingParty(place.config);
  const { origin, challenge } = clientDataOf(response);
  const purpose = userId === null ? 'signIn' : 'secondFactor';
  if (!isOrigin(origin) || !(await takeChallenge(place, challenge, purpose, userId))) {
    return undefined;
  }
  const passkey = await place.database
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (!passkey || (userId !== null && passkey.user_id !== userId)) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    });
    return verified
      ? {
          passkeyId: passkey.id,
          userId: passkey.user_id,
          counter: authenticationInfo.newCounter,
        }
      : undefined;
  } catch {
    // As above: a wrong signature, or a counter that went back.
    return undefined;
  }
}

/**
 * Notes that a passkey was used. Whether it still could be: a second signature with the same counter,
 * here or in another process, finds it there. Devices without a counter always say zero.
 */
export async function notePasskeyUse(
  database: Kysely<DB>,
  { passkeyId, counter }: Signature,
  now: Date,
): Promise<boolean> {
  const used = await database
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', passkeyId)
    .where((at) => at.or([at('counter', '<', String(counter)), at('counter', '=', '0')]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The page and the challenge that a browser names; the signature covers both. */
function clientDataOf({ response }: { readonly response: { readonly clientDataJSON: string } }) {
  const nothing = { origin: '', challenge: '' };
  try {
    const read: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    if (!isObject(read)) return nothing;
    const { origin, challenge } = read;
    return typeof origin === 'string' && typeof challenge === 'string'
      ? { origin, challenge }
      : nothing;
  } catch {
    // Not JSON: nothing that a browser has written.
    return nothing;
  }
}
