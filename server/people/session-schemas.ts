import { z } from 'zod';
import { ROLES } from '../../domain/access.ts';

export const NO_QUERY = z.strictObject({});

/** A number has at least one digit; a lone plus is not a number (specification 5, "Login"). */
export const phone = z.string().min(1).max(40).regex(/\d/);

const person = z
  .object({ _id: z.uuid(), role: z.enum(ROLES), name: z.string(), phone: z.string() })
  .loose()
  .meta({ id: 'SignedInUser' });

/** Who is signed in. */
export const session = z.object({ role: z.enum(ROLES), user: person });

/** A second factor that is missing: until when, and whether nothing else can be done before. */
export const factorDemand = z
  .object({ dueAt: z.iso.datetime(), isDue: z.boolean() })
  .meta({ id: 'SecondFactorDemand' });
