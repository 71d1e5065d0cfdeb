import { z } from 'zod';
import { readS3Address } from './s3-address.ts';

/** A variable with the address of an object storage and the key to it. */
export const s3Address = z.string().transform((value, { addIssue }) => {
  const address = readS3Address(value);
  if (typeof address !== 'string') return address;
  addIssue(address);
  return z.NEVER;
});
