import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStoredKinds } from '../../../server/chat/check-stored-kinds.ts';
import { customerOf, say } from '../../support/chat.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a start with messages of a kind that is not declared names it', async () => {
  const clerk = await signIn(server, (await addPerson(server, 'admin')).phone);
  const { id } = await customerOf(server);
  await say(clerk, id, 'eins');
  const { _id } = await say(clerk, id, 'zwei');
  await checkStoredKinds(server.database);
  await server.database
    .updateTable('message')
    .set({ type: 'poll' })
    .where('id', '=', _id)
    .execute();
  await expect(checkStoredKinds(server.database)).rejects.toThrow(
    /not declared:\n- "poll", the type of 1 message in the table message\.\nDeclare it again in domain\/chat\/message-kinds\.ts.*Declared are: text, link, gif, note, /,
  );
});
