import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import { appCode } from './second-factor-codes.ts';

/** Turns on an app for the client's user. */
export async function enableApp(client: Client, now: Date) {
  const begun = await client.post<{ data: { secret: string } }>('auth/secondfactor/app', {});
  expect(begun.status).toBe(200);
  const { secret } = begun.body.data;
  const { status, body } = await client.post<{ data: { recoveryCodes: string[] | null } }>(
    'auth/secondfactor/app/confirm',
    { code: appCode(secret, now) },
  );
  expect(status).toBe(200);
  return { secret, recoveryCodes: body.data.recoveryCodes ?? [] };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949) of the few kinds of values that an authenticator writes. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') {
    return value >= 0 ? head(0, value) : head(1, -1 - value);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
    return Buffer.concat([head(5, value.size), ...parts]);
  }
  throw new Error('An authenticator does not write this.');
}

function head(major: number, length: number): Buffer {
  const first = major << 5;
  if (length < 24) return Buffer.from([first | length]);
  return length < 256
    ? Buffer.from([first | 24, length])
    : Buffer.from([first | 25, length >> 8, length & 0xff]);
}

type Options = { challenge: string; user?: { id: string } };
type Changes = {
  origin?: string;
  rpId?: string;
  /** Whether the device has checked who holds it. */
  isVerified?: boolean;
  /** What its counter says; without it, one more than before. */
  counter?: number;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey, as a browser would answer for it. */
export class FakeAuthenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;
  #userHandle = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  #clientData(type: string, challenge: string, origin = 'http://localhost:4803'): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number, { rpId = 'localhost', isVerified = true, counter }: Changes): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const number = Buffer.alloc(4);
    number.writeUInt32BE(this.#counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), number]);
  }

  #names() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  /** The answer to the options of a registration. */
  register({ challenge, user }: Options, changes: Changes = {}) {
    this.#userHandle = user?.id ?? '';
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]);
    const authData = Buffer.concat([this.#data(HAS_CREDENTIAL, changes), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const clientData = this.#clientData('webauthn.create', challenge, changes.origin);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to the options of a sign-in. */
  sign({ challenge }: Options, changes: Changes = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, changes.origin);
    const data = this.#data(0, changes);
    const signed = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }
}

type WithOptions = { data: Options };

/** Adds a passkey for the client's user. */
export async function addPasskey(client: Client, name = 'Phone') {
  const device = new FakeAuthenticator();
  const { body } = await client.post<WithOptions>('auth/secondfactor/passkeys/options', {});
  const response = device.register(body.data);
  const added = await client.post<{ data: { recoveryCodes: string[] | null } }>(
    'auth/secondfactor/passkeys',
    { name, response },
  );
  expect(added.status).toBe(200);
  return { device, recoveryCodes: added.body.data.recoveryCodes ?? [] };
}

/** The options of a call that returns some. */
export async function optionsFrom(client: Client, path: string, body: object = {}) {
  const answer = await client.post<WithOptions>(path, body);
  expect(answer.status).toBe(200);
  return answer.body.data;
}
