/** The header of an answer that was read earlier and stored: when, in milliseconds since 1970. */
export const READ_AT = 'x-jisr-read-at';
/** The header of a stored answer: how large it is, in bytes. */
export const READ_SIZE = 'x-jisr-read-size';

/** What all caches of the product begin with. */
export const OWN_CACHES = 'jisr-';
/** What the caches of builds begin with. */
export const SHELLS = `${OWN_CACHES}shell-`;
/** What the caches of answers begin with. The number changes when their form does. */
export const READS = `${OWN_CACHES}reads-1-`;
/** What everybody may read; it belongs to no session. */
export const PUBLIC_READS = `${READS}public`;

/**
 * The cache of the answers that are read with this `Authorization` header. Its name says nothing
 * about the token, and another session has another one.
 */
export async function readsOf(authorization: string | null): Promise<string> {
  if (!authorization) return PUBLIC_READS;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  const bytes = [...new Uint8Array(digest)].slice(0, 16);
  return READS + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
