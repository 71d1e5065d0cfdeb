import { hash } from 'node:crypto';

/** The SHA-256 of a text or of bytes; all of them are equally long. */
export const sha256 = (value: string | Uint8Array): Buffer => hash('sha256', value, 'buffer');
