import { Secret, TOTP } from 'otpauth';
import { STEP_S } from '../../domain/people/second-factor.ts';

/** The code that an authenticator app shows for a secret, some steps from a moment. */
export const appCode = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now.getTime() + steps * STEP_S * 1000,
  });
