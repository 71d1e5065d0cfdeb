import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares in the same time whatever differs. */
function isSame(given: string, right: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether somebody knows a secret that is not empty. */
export const knowsSecret = (given: string | undefined, secret: string): boolean =>
  secret !== '' && given !== undefined && isSame(given, secret);

/**
 * Whether Twilio has signed a form: HMAC-SHA1 over the public address and, in the order of their
 * names, each name with its value.
 */
export function isSignedByTwilio(
  token: string,
  { address, form, signature }: { address: string; form: URLSearchParams; signature: string },
): boolean {
  const names = [...new Set(form.keys())].sort();
  const fields = names.map((name) => name + [...new Set(form.getAll(name))].sort().join(''));
  const right = createHmac('sha1', token)
    .update(address + fields.join(''))
    .digest('base64');
  return isSame(signature, right);
}

/** Whether Meta has signed a body: `sha256=` and the HMAC-SHA256 of its bytes. */
export const isSignedByMeta = (secret: string, body: Buffer, signature: string): boolean =>
  isSame(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
