import { expect, test } from 'vitest';
import { answering } from '../../support/answering.ts';

const { provider, answers, calls } = answering('https://elsewhere.example/api/v1');

test('a change sent to another origin has no key, because that origin may not allow the header', async () => {
  answers(() => ({ data: { _id: 'x' } }));
  await provider.create('tours', { data: { Tname: 'A' } });
  expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer a-token/);
});
