import type { HttpClient } from './http-client.ts';

/**
 * Sends a file to a customer's conversation (specification 7, "POST message"). A paper is made anew for
 * every attempt. By what is in it, and not by the moment of its making, one whose answer was lost is
 * known again and not sent twice, and another of the same name and size is not taken for it.
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

/** What is in a file, in 64 figures; nothing where the page is served without TLS and may not count. */
async function digestOf(file: File): Promise<string> {
  if (!globalThis.crypto.subtle) return '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
