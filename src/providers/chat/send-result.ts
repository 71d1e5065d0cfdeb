import { CallError, ownSentenceOf } from '../call-error.ts';
import type { SendFailure } from './chat.ts';

/** What follows from a try to send that did not succeed. */
type SendResult =
  | { readonly what: 'again'; readonly atLeast: number }
  | { readonly what: 'session' }
  | { readonly what: 'failed'; readonly failure: SendFailure };

/** The code of a message whose file the device does not give any more. */
export const FILE_LOST = 'file.gone';

const REPEATABLE: readonly number[] = [408, 425, 429];

/** Whether trying again can help, without anybody doing anything. */
function isRepeatable({ status, body: { code } }: CallError): boolean {
  if (code === 'quota.reached') return false;
  return (
    status < 400 ||
    status >= 500 ||
    REPEATABLE.includes(status) ||
    (status === 409 && code === 'request.inProgress')
  );
}

/** The file may have been moved, changed or deleted since it was chosen. */
async function isUnreadable(file: File | undefined): Promise<boolean> {
  try {
    await file?.slice(0, 1).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}

/** Decides what happens to a message after its call was rejected or not answered. */
export async function sendResultOf(error: unknown, file: File | undefined): Promise<SendResult> {
  const rejection = error instanceof CallError ? error : new CallError(0);
  if (rejection.status === 401) return { what: 'session' };
  if (rejection.status === 0 && (await isUnreadable(file))) {
    return { what: 'failed', failure: { code: FILE_LOST } };
  }
  if (isRepeatable(rejection)) return { what: 'again', atLeast: (rejection.wait ?? 0) * 1000 };
  const { code, detail } = rejection.body;
  const sentence = ownSentenceOf(rejection);
  const stated = { ...(detail && { message: detail }), ...(sentence && { sentence }) };
  return { what: 'failed', failure: { code, ...stated } };
}
