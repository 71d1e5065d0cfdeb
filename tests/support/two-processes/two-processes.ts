import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Connection } from '../../../server/database/connect.ts';
import type { Order, Outcome } from './messages.ts';
import { startProxy } from './proxy.ts';

const HOST = join(import.meta.dirname, 'second-process.ts');

/** Whether the servers of the tests are two processes behind a proxy. */
export const areTwo = process.env.TEST_PROCESSES === '2';

let child: ChildProcess | undefined;
let orders = 0;

/** The process for the second servers of all tests that run here; it ends when they do. */
function secondProcess(): ChildProcess {
  if (child?.connected) return child;
  child = fork(HOST, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.setMaxListeners(0);
  child.unref();
  child.channel?.unref();
  return child;
}

function send(order: Order): Promise<Outcome> {
  const to = secondProcess();
  return new Promise((resolve, reject) => {
    const over = (settle: () => void) => {
      to.off('message', hear);
      to.off('exit', ended);
      to.channel?.unref();
      settle();
    };
    const hear = (outcome: Outcome) => {
      if (outcome.number !== order.number) return;
      const { error } = outcome;
      over(() => (error === undefined ? resolve(outcome) : reject(new Error(error))));
    };
    const ended = () => over(() => reject(new Error('The second process has ended.')));
    to.on('message', hear);
    to.on('exit', ended);
    to.channel?.ref();
    to.send(order);
  });
}

/**
 * Starts a second server for the database of the first one, in another process, and a proxy before
 * both. Returns the address of the proxy.
 */
export async function besideAnother(
  first: string,
  given: { readonly env: Readonly<Record<string, string>>; readonly connection: Connection },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  orders += 1;
  const number = orders;
  const { url = '' } = await send({ number, ...given });
  const proxy = await startProxy([first, url]);
  return {
    url: proxy.url,
    close: async () => {
      await proxy.close();
      await send({ number });
    },
  };
}
