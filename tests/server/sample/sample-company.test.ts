import { expect, test } from 'vitest';
import { loadSample } from '../../../server/sample/load-sample.ts';
import { addPerson, signIn, startServer } from '../../support/server.ts';

test('the sample week does not change a company that is already described', async () => {
  await using server = await startServer();
  const { phone } = await addPerson(server, 'admin');
  const admin = await signIn(server, phone);
  await admin.post('settings', { name: 'Schon da' });
  await loadSample(server.app.engine, new Date());
  const { body } = await admin.get<{ data: { name: string }[] }>('settings');
  expect(body.data.map(({ name }) => name)).toEqual(['Schon da']);
});
