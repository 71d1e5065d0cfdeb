import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new session's secret: 256 random bits. The server keeps only its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
