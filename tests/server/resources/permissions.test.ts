import { expect, test } from 'vitest';
import { type AccessRule, ANONYMOUS, allows } from '../../../domain/access.ts';
import type { Client } from '../../support/client.ts';
import { describeEveryResource } from '../../support/every-resource.ts';
import { sampleBody } from '../../support/sample-values.ts';

describeEveryResource((suite) => {
  const { definition, path, access } = suite;

  const calls = (
    client: Client,
    id: string,
  ): readonly (readonly [AccessRule, string, () => Promise<{ status: number }>])[] => [
    [access.list, 'list', () => client.get(path)],
    [access.show, 'show', () => client.get(`${path}/${id}`)],
    [
      access.create,
      'create',
      () => client.post(path, sampleBody(definition, suite.next(), suite.targets)),
    ],
    [access.edit, 'edit', () => client.put(`${path}/${id}`, {})],
    [access.delete, 'delete', () => client.delete(`${path}/${id}`)],
    ...Object.entries(definition.actions ?? {}).map(
      ([verb, action]) =>
        [action.access, verb, () => client.post(`${path}/${id}/${verb}`)] as const,
    ),
  ];

  test('a stranger without a session gets nothing but what is public', async () => {
    for (const [rule, name, call] of calls(suite.server.stranger, suite.first()._id)) {
      if (!allows(rule, ANONYMOUS)) expect([name, (await call()).status]).toEqual([name, 401]);
    }
  });

  test('a customer may do what the definition allows customers, and no more', async () => {
    const asking = { id: '', role: 'customer' } as const;
    for (const [rule, name, call] of calls(suite.customer, suite.first()._id)) {
      if (!allows(rule, asking)) expect([name, (await call()).status]).toEqual([name, 403]);
    }
  });

  test('a customer who may not make a call gets that answer, whatever is wrong with what they send', async () => {
    const asking = { id: '', role: 'customer' } as const;
    const one = `${path}/${suite.first()._id}`;
    const verbs = Object.entries(definition.actions ?? {});
    const wrong = (client: Client, body: unknown) =>
      [
        [access.list, () => client.get(`${path}?nonsense=1`)],
        [access.show, () => client.get(`${one}?nonsense=1`)],
        [access.create, () => client.post(path, body)],
        [access.edit, () => client.put(one, body)],
        ...verbs.map(
          ([verb, { access: rule }]) => [rule, () => client.post(`${one}/${verb}`, body)] as const,
        ),
      ] as const;
    for (const body of [{ nonsense: 1 }, '{ broken', '[]']) {
      for (const [rule, call] of wrong(suite.customer, body)) {
        if (!allows(rule, asking)) expect((await call()).status).toBe(403);
      }
    }
  });
});
