import { API_URL } from '../../providers/api-url.ts';
import { readToken } from '../../providers/session.ts';
import { createTransport } from '../../providers/transport.ts';

type Tried = { method: string; path: string; body: string | undefined };

/** An answer as it came, JSON indented; or none. */
export type Outcome = { status: number; ms: number; text: string } | 'unreachable';

/** Sends a call with the session of whoever tries it. A rejection is an answer, too. */
export async function tryCall({ method, path, body }: Tried): Promise<Outcome> {
  const begun = performance.now();
  try {
    const answer = await createTransport({ apiUrl: API_URL, getToken: readToken }).answer(path, {
      method,
      ...(body === undefined ? {} : { body: body.trim() || '{}' }),
    });
    const ms = Math.round(performance.now() - begun);
    return { status: answer.status, ms, text: indented(answer.body) };
  } catch {
    return 'unreachable';
  }
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
