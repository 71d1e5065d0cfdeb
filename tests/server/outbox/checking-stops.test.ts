import { expect, it, vi } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { checkingStops } from '../../../server/outbox/checking-stops.ts';
import type { OutgoingMessage } from '../../../server/outbox/driver.ts';
import { numberOf } from '../../support/outbox.ts';

const MESSAGE: OutgoingMessage = {
  id: 'm-1',
  key: 'm-1',
  channel: 'sms',
  to: numberOf(1),
  text: 'Votre colis est arrive.',
  language: 'fr',
  purpose: 'transactional',
  customerId: null,
  approved: null,
};

it('a message whose stop words cannot be read waits, and is not taken for sent', async () => {
  const database = connect({ connectionString: 'postgresql://nobody@localhost/none' }, { max: 1 });
  await database.destroy();
  const logged = vi.fn();
  const send = vi.fn(async () => ({ kind: 'accepted', providerId: 'p' }) as const);
  const driver = checkingStops({ name: 'ours', leavesHouse: true, send }, {
    channel: 'sms',
    engine: { database, log: { error: logged } },
  } as unknown as Parameters<typeof checkingStops>[1]);
  const { signal } = new AbortController();
  expect(await driver.send(MESSAGE, signal)).toMatchObject({ kind: 'later' });
  expect(send).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
  // A code that somebody has requested goes there whatever they have stopped.
  expect(await driver.send({ ...MESSAGE, purpose: 'security' }, signal)).toMatchObject({
    kind: 'accepted',
  });
});
