import { expect, test } from 'vitest';
import { customerOf, sendFile } from '../../support/chat.ts';
import { costlySquare } from '../../support/pictures.ts';
import { addPerson, PASSWORD, startServer } from '../../support/server.ts';

test('a user who signs in does not wait for the pictures that a customer sends', async () => {
  await using server = await startServer();
  const customer = await customerOf(server);
  const { id, phone } = await addPerson(server, 'admin');
  const file = costlySquare(3000);
  const signIn = () => server.stranger.post('/auth', { phone, password: PASSWORD });
  await signIn();
  const begun = performance.now();
  let answered = 0;
  const uploads = Array.from({ length: 6 }, async () => {
    const { status } = await sendFile(customer, { recieverId: id, type: 'image', file });
    answered += 1;
    return status;
  });
  const waited: number[] = [];
  while (answered < uploads.length) {
    const requested = performance.now();
    const { status } = await signIn();
    expect(status).toBe(200);
    waited.push(performance.now() - requested);
  }
  const whole = performance.now() - begun;
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([201]));
  // Relative, because a slow machine slows both down. Measured: a twentieth of the whole time, but
  // more than half of it if sign-in and pictures share threads.
  expect(Math.max(...waited)).toBeLessThan(whole / 4);
});
