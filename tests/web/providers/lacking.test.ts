import { describe, expect, test } from 'vitest';
import { answering, rejection } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

const missing = () => new Response('<h1>Cannot GET</h1>', { status: 404 });

describe('what a back end lacks', () => {
  test('is nothing if it is the companion server, which is queried once', async () => {
    answers(({ path }) => (path === 'counts' ? { data: { tours: { count: 8 } } } : missing()));
    expect(await provider.getLacking()).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  test('is what it has no call for, whether or not it says so as a JSON error', async () => {
    const lacking = ['counts', 'reviews', 'info', 'templates', 'imports', 'search'];
    answers(({ path }) => {
      if (path === 'conversation') return rejection(501, 'server.failed');
      return lacking.includes(path) ? missing() : { count: 0, data: [] };
    });
    expect((await provider.getLacking()).toSorted()).toEqual([
      'Infos',
      'conversation',
      'imports',
      'reviews',
      'search',
      'templates',
    ]);
  });

  test('is not what it rejects, or fails to answer', async () => {
    answers(({ path }) => {
      if (path === 'counts') return missing();
      if (path === 'reviews') return rejection(403, 'access.denied');
      if (path === 'gallery') return rejection(400, 'request.malformed');
      return path === 'faq' ? rejection(500, 'server.failed') : { count: 0, data: [] };
    });
    expect(await provider.getLacking()).toEqual([]);
  });

  test('stays unknown if it does not answer at all', async () => {
    answers(() => Response.error());
    await expect(provider.getLacking()).rejects.toMatchObject({ status: 0 });
  });
});
