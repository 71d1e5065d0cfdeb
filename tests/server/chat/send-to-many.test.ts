import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendToMany } from '../../../server/chat/send-to-many.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import type { Client } from '../../support/client.ts';
import { countStatements } from '../../support/count-statements.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';

const MOST_STATEMENTS = 3;

type Conversation = {
  readonly clientId: { readonly _id: string };
  readonly revision: number;
  readonly lastMessage: { readonly message: { readonly content: string } };
};

let server: TestServer;
let office: Client;

beforeAll(async () => {
  server = await startServer({ alone: true, works: false });
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

async function customers(count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await addPerson(server, 'customer')).id);
  return ids;
}

const THE_OFFICE = { id: null, name: 'Jisr' } as const;

function send(contents: readonly (readonly [string, string])[]) {
  const call = { ...ownCall(server.app.engine, new Date()), actor: THE_OFFICE };
  return inTransaction(server.database, (transaction) =>
    sendToMany(
      contents.map(([recieverId, content]) => ({ recieverId, content, type: 'text' as const })),
      contextOf(call, transaction),
    ),
  );
}

async function conversationOf(id: string): Promise<Conversation | undefined> {
  const { body } = await office.get<{ data: { conversations: Conversation[] } }>('conversation');
  return body.data.conversations.find(({ clientId }) => clientId._id === id);
}

describe('messages to many', () => {
  it('take as many statements for ten as for one', async () => {
    const ids = await customers(11);
    const [one, ...ten] = ids.map((id) => [id, 'We drive on Friday.'] as const);
    const [, ofOne] = await countStatements(server, () => send(one ? [one] : []));
    const [sent, ofTen] = await countStatements(server, () => send(ten));
    expect(sent).toEqual(ten.map(() => ({ messageId: expect.any(String) })));
    expect(ofTen).toBe(ofOne);
    expect(ofOne).toBeLessThanOrEqual(MOST_STATEMENTS);
  });

  it('to the same person come in their order, each with a number of its own', async () => {
    const [salma = '', omar = ''] = await customers(2);
    const outcomes = await send([
      [salma, 'first'],
      [omar, 'only'],
      [salma, 'second'],
    ]);
    expect(outcomes).toHaveLength(3);
    expect(await conversationOf(salma)).toMatchObject({
      revision: 2,
      lastMessage: { message: { content: 'second' } },
    });
    expect(await conversationOf(omar)).toMatchObject({ revision: 1 });
  });

  it('reach the others when one receiver is no customer', async () => {
    const [salma = ''] = await customers(1);
    const clerk = await addPerson(server, 'admin');
    const outcomes = await send([
      [clerk.id, 'x'],
      ['nobody', 'x'],
      [salma, 'x'],
    ]);
    const rejection = { message: 'recieverId is not the ID of a customer.' };
    expect(outcomes).toEqual([
      { rejection: expect.objectContaining(rejection) },
      { rejection: expect.objectContaining(rejection) },
      { messageId: expect.any(String) },
    ]);
  });

  it('are counted as unread behind what the customer has seen', async () => {
    const [salma = ''] = await customers(1);
    await send([[salma, 'first']]);
    await server.database
      .updateTable('conversation')
      .set({ customer_seen: '1' })
      .where('client_id', '=', salma)
      .execute();
    const heard: unknown[] = [];
    server.app.engine.domainEvents.onNotification((notification) => heard.push(notification));
    await send([[salma, 'second']]);
    const toCustomer = { to: { customer: salma }, event: 'newMessage' };
    expect(heard).toContainEqual({
      ...toCustomer,
      args: [
        expect.objectContaining({ position: 2 }),
        expect.objectContaining({ unread: 1, clientId: expect.objectContaining({ _id: salma }) }),
      ],
    });
  });
});
