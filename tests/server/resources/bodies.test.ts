import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { describeEveryResource } from '../../support/every-resource.ts';
import type { Rejection } from '../../support/sampled-resource.ts';

describeEveryResource((suite) => {
  const { path, fields } = suite;

  test.each([
    ['broken JSON', '{"a":', 400],
    ['a list', '[1]', 400],
    ['a text', '"x"', 400],
    ['null', 'null', 400],
    ['a dangerous key', '{"__proto__": {"admin": true}}', 400],
  ])('a body that is %s is rejected', async (_what, text, expected) => {
    expect((await suite.admin.post(path, text)).status).toBe(expected);
    expect((await suite.admin.put(`${path}/${suite.first()._id}`, text)).status).toBe(expected);
  });

  test('a body of 10 MB is rejected', async () => {
    const text = JSON.stringify({ nonsense: 'x'.repeat(10_000_000) });
    expect((await suite.admin.post<Rejection>(path, text)).status).toBe(413);
  });

  test('a body of another type is rejected', async () => {
    const answer = await suite.admin.post<Rejection>(path, 'a=1', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
  });

  test('any body is stored or rejected, and nothing breaks', async () => {
    const heads = Object.keys(fields);
    const body = fc.dictionary(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...heads) },
        { weight: 1, arbitrary: fc.string() },
      ),
      fc.jsonValue({ maxDepth: 3 }),
      { maxKeys: 5 },
    );
    await fc.assert(
      fc.asyncProperty(body, async (any) => {
        expect((await suite.admin.post(path, JSON.stringify(any))).status).toBeLessThan(500);
        expect(
          (await suite.admin.put(`${path}/${newId()}`, JSON.stringify(any))).status,
        ).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});
