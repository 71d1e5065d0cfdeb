import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ATTACHMENT_TYPES, WRITTEN_TYPES } from '../../../domain/chat/message-types.ts';
import { addPerson, PASSWORD, signIn, startServer } from '../../support/server.ts';

const SIMULATE = fileURLToPath(new URL('../../../tools/simulate.ts', import.meta.url));

/** Runs the command until it ends or prints something that is waited for; then it is interrupted. */
async function simulate(args: readonly string[], until?: (output: string) => boolean) {
  const child = spawn(process.execPath, [SIMULATE, ...args]);
  let output = '';
  let isEnding = false;
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (isEnding || !until?.(output)) return;
    // A second signal would not wait until the customers have left.
    isEnding = true;
    child.kill('SIGINT');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = await once(child, 'exit');
  return { code, output };
}

const TYPES = [...WRITTEN_TYPES, ...ATTACHMENT_TYPES];

it('a simulated customer of the sample data sends every type of message and reads answers', async () => {
  await using server = await startServer();
  const admin = await addPerson(server, 'admin');
  const customer = await addPerson(server, 'customer', { phone: '+491713920001' });
  await addPerson(server, 'customer');
  const office = await signIn(server, admin.phone);
  await office.post('message', {
    recieverId: customer.id,
    message: { type: 'text', content: 'Welcome' },
  });
  const login = ['--admin', admin.phone, '--admin-password', PASSWORD, '--set-passwords'];
  const { code, output } = await simulate(
    ['--url', server.url, ...login, '--pace', '0.05'],
    (printed) => TYPES.every((type) => printed.includes(`sent ${type} `)),
  );
  expect(output).toContain('read text Welcome');
  expect(output).toContain('has left');
  expect(output).not.toContain('refused');
  expect(code).toBe(0);
  const senders = await server.database
    .selectFrom('message')
    .select(['sender_id', 'type'])
    .where('by_staff', '=', false)
    .execute();
  expect(new Set(senders.map(({ sender_id }) => sender_id))).toEqual(new Set([customer.id]));
  expect(new Set(senders.map(({ type }) => type))).toEqual(new Set(TYPES));
});

it('nobody is simulated on a server that is not on this machine', async () => {
  const { code, output } = await simulate([
    '--url',
    'http://office.example:3000',
    '--phone',
    '+491713920001',
    '--password',
    'x',
  ]);
  expect(code).toBe(1);
  expect(output).toContain('only a server on loopback');
});
