import { expect, test } from 'vitest';
import { signInAs, startServer } from '../support/server.ts';

test('somebody who has found a hole learns whom to write to', async () => {
  await using server = await startServer({ env: { PUBLIC_URL: 'https://office.example' } });
  const read = () => fetch(new URL('/.well-known/security.txt', server.url));
  expect((await read()).status).toBe(404);
  const admin = await signInAs(server, 'admin');
  await admin.post('settings', { name: 'Probe', email: 'office@carrier.example' });
  const answer = await read();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:office@carrier.example\n');
  expect(text).toContain('Canonical: https://office.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
