import type { HttpClient } from './http-client.ts';

/**
 * Sends a file to a customer's conversation (specification 7, "POST message"). A document is built
 * again for every attempt. It is identified by its content, not by the time it was built: a retry
 * after a lost answer is recognised and not sent twice, and another file of the same name and size
 * is not mistaken for it.
 */
export async function sendDocument(
  http: HttpClient,
  receiverId: string,
  file: File,
): Promise<void> {
  const form = new FormData();
  form.append('file', undated(file), file.name);
  form.append('type', file.type);
  form.append('recieverId', receiverId);
  await http.call('message', { method: 'POST', body: form, content: await digestOf(file) });
}

const undated = (file: File): File =>
  new File([file], file.name, { type: file.type, lastModified: 0 });

/**
 * The SHA-256 digest of a file in 64 hex digits; empty if the page is served without TLS, where
 * browsers offer no digests.
 */
async function digestOf(file: File): Promise<string> {
  if (!globalThis.crypto.subtle) return '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
