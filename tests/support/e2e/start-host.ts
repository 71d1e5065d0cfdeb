import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Wish } from './product-host.ts';

const HOST = join(import.meta.dirname, 'product-host.ts');

/** A process that serves products to whoever has started it. */
export const startHost = (): ChildProcess => fork(HOST);

/** Sends a request and waits for its answer. Throws if the host failed or ended. */
export async function ask(child: ChildProcess, wish: Wish): Promise<Answer> {
  const ended = new AbortController();
  const { signal } = ended;
  const deleted = once(child, 'exit', { signal }).then(([code]): [Answer] => [
    { error: `The host of the product ended with ${code}.` },
  ]);
  const answered = once(child, 'message', { signal }) as Promise<[Answer]>;
  child.send(wish);
  const [answer] = await Promise.race([answered, deleted]);
  ended.abort();
  await Promise.allSettled([deleted, answered]);
  if (answer.error) throw new Error(answer.error);
  return answer;
}
