import { describe, expect, test } from 'vitest';
import { answering, rejection } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

const message = (id: string) => ({ _id: id, message: { type: 'text', content: id } });

describe('the last messages with a customer', () => {
  test('are those of their conversation, oldest first', async () => {
    answers(({ path }) =>
      path === 'conversation'
        ? { data: { conversations: [{ _id: 'c1', clientId: { _id: 'salma' } }] } }
        : { data: { messages: [message('a'), message('b')] } },
    );
    expect(await provider.getLastMessages('salma', 5)).toMatchObject([{ _id: 'a' }, { _id: 'b' }]);
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['conversation', 'clientId=salma'],
      ['message/c1', 'limit=5'],
    ]);
  });

  test('are found if a back end ignores filter and limit, and names the customer by id', async () => {
    const all = [
      { _id: 'c1', clientId: 'omar' },
      { _id: 'c2', clientId: 'salma' },
    ];
    answers(({ path }) =>
      path === 'conversation'
        ? { data: { conversations: all } }
        : { data: { messages: ['a', 'b', 'c'].map(message) } },
    );
    expect(await provider.getLastMessages('salma', 2)).toMatchObject([{ _id: 'b' }, { _id: 'c' }]);
    expect(calls[1]?.path).toBe('message/c2');
  });

  test('are an empty list if nobody has written, and undefined if there is no chat', async () => {
    answers(() => ({ data: { conversations: [] } }));
    expect(await provider.getLastMessages('salma', 5)).toEqual([]);
    answers(() => rejection(404, 'route.notFound'));
    expect(await provider.getLastMessages('salma', 5)).toBeUndefined();
  });

  test('are an error, not an empty list, if the server fails', async () => {
    answers(() => rejection(500, 'server.failed'));
    await expect(provider.getLastMessages('salma', 5)).rejects.toMatchObject({ status: 500 });
  });
});

test('a file of a conversation is requested with the session, past every cache', async () => {
  answers(() => new Response('bytes'));
  expect(await (await provider.getAttachment('attachment-1')).text()).toBe('bytes');
  expect(calls[0]).toMatchObject({ method: 'GET', path: 'files/attachment-1' });
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer a-token/);
});
