import { Secret, TOTP } from 'otpauth';
import { APP_CODE_LENGTH, readAppCode, STEP_S } from '../../domain/people/second-factor.ts';

const SECRET_BYTES = 20;
/** A clock may be wrong by one step. */
const TOLERANCE = 1;

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({
    issuer: 'Jisr',
    label,
    algorithm: 'SHA1',
    digits: APP_CODE_LENGTH,
    period: STEP_S,
    secret,
  });

/** A new secret of an authenticator app: 160 random bits, as RFC 4226 recommends. */
export const newAppSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** What an app reads: the secret as text, and the address that its picture holds. */
export function appAddress(bytes: Buffer, label: string): { secret: string; address: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, address: totpOf(secret, label).toString() };
}

/** The step whose code this is, at most one before or after now; nothing for any other text. */
export function stepOfCode(bytes: Buffer, typed: string, now: Date): number | undefined {
  const token = readAppCode(typed);
  if (token.length !== APP_CODE_LENGTH || !/^\d+$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secretOf(bytes), '').validate({ token, timestamp, window: TOLERANCE });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_S) + delta;
}
