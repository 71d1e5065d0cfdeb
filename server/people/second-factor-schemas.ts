import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { MOST_GRACE_DAYS, PASSKEY_NAME_LENGTH } from '../../domain/people/second-factor.ts';

const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

/** What browsers write beside it, such as results of extensions, is not looked at. */
const credential = {
  id: encoded(2_000),
  rawId: encoded(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** A new passkey, as the browser names it. */
export const registration = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON: encoded(4_000),
        attestationObject: encoded(20_000),
        transports: z.array(z.string().max(40)).max(10).optional(),
      })
      .loose(),
  })
  .meta({ id: 'PasskeyRegistration' });

/** What a passkey has signed, as the browser names it. */
export const signature = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON: encoded(4_000),
        authenticatorData: encoded(4_000),
        signature: encoded(4_000),
        userHandle: encoded(200).nullish(),
      })
      .loose(),
  })
  .meta({ id: 'PasskeySignature' });

/** The library checks all of it again. */
export const asRegistration = (given: z.infer<typeof registration>) =>
  given as unknown as RegistrationResponseJSON;
export const asSignature = (given: z.infer<typeof signature>) =>
  given as unknown as AuthenticationResponseJSON;

const ticket = z.string().min(20).max(200);
const typed = z.string().min(1).max(60);

/** A ticket, and one of the three second factors. */
export const completion = z
  .strictObject({
    ticket,
    code: typed.optional(),
    recoveryCode: typed.optional(),
    passkey: signature.optional(),
  })
  .meta({ id: 'SecondFactor' });

/** A body with nothing else; the password may be left out after a young sign-in. */
export const currentPassword = z
  .strictObject({ currentPassword: z.string().max(200).optional() })
  .meta({ id: 'CurrentPassword' });
export const onlyTicket = z.strictObject({ ticket }).meta({ id: 'SignInTicket' });
export const onlyPasskey = z.strictObject({ passkey: signature }).meta({ id: 'SignInByPasskey' });
export const firstCode = z
  .strictObject({ code: z.string().min(1).max(40) })
  .meta({ id: 'FirstAppCode' });

export const namedPasskey = z
  .strictObject({ name: z.string().min(1).max(PASSKEY_NAME_LENGTH), response: registration })
  .meta({ id: 'NewPasskey' });

export const policy = z
  .strictObject({
    roles: z.array(z.string().max(40)).max(20),
    graceDays: z.int().min(0).max(MOST_GRACE_DAYS),
  })
  .meta({ id: 'SignInPolicy' });

/** A policy that is to be set; the password may be left out after a young sign-in. */
export const newPolicy = policy
  .extend({ currentPassword: z.string().max(200).optional() })
  .meta({ id: 'NewSignInPolicy' });

export const state = z
  .object({
    appSince: z.iso.datetime().nullable(),
    passkeys: z.array(
      z.object({
        _id: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryLeft: z.int(),
    isRequired: z.boolean(),
    dueAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SecondFactorState' });

/** Options for the browser's own calls, which know them better than we do. */
export const options = z.record(z.string(), z.unknown());
