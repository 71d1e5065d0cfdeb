import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANONYMOUS } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { fieldAt, leavesOf, withValue } from '../../../domain/paths.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { cleanHtml } from '../../../server/resources/clean-html.ts';
import type { Client } from '../../support/client.ts';
import { HOSTILE_TEXTS, harmIn } from '../../support/hostile-texts.ts';
import { sampleBody } from '../../support/sample-values.ts';
import {
  createTargets,
  type ListBody,
  type OneBody,
  storeSampleFiles,
} from '../../support/sampled-resource.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

/** The path of each formatted text that is written, in German. */
const richPaths = ({ fields }: Definition): readonly string[] =>
  leavesOf(fields).flatMap(([path, field]) => {
    const isRich =
      field.kind === 'richText' || (field.kind === 'localized' && field.of.kind === 'richText');
    return isRich && !field.assigned ? [path] : [];
  });

const RICH: readonly [string, Definition][] = Object.values<Definition>(resources)
  .filter((definition) => richPaths(definition).length > 0)
  .map((definition) => [definition.name, definition]);

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  storeSampleFiles(server.app.blobs);
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

test.each(HOSTILE_TEXTS)('somebody who stores %s stores nothing that runs or loads', (_, html) => {
  const once = cleanHtml(html);
  expect(harmIn(once)).toBe('');
  expect(cleanHtml(once)).toBe(once);
});

/** Every text in an answer, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const expectHarmless = (answer: unknown) => {
  for (const text of textsIn(answer)) expect(harmIn(text)).toBe('');
};

/** Shows a record to the public, in the way of its resource. */
async function release({ path, fields }: Definition, { _id, __v }: OneBody['data']) {
  if (fields.shown) return admin.put(`${path}/${_id}`, { shown: true, __v });
  return admin.post(`${path}/${_id}/publish`, {});
}

test('the texts of news, questions and legal pages are formatted', () => {
  expect(RICH.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Infos', 'faq', 'agb', 'impressum', 'privacy']),
  );
});

describe.each(RICH)('a hostile text of %s', (_, definition) => {
  const { path, fields } = definition;
  const [rich = ''] = richPaths(definition);
  /** The text alone, or in German, as its field holds it. */
  const reported = (html: string) =>
    fieldAt(fields, rich)?.kind === 'localized' ? { de: html } : html;
  const canRelease = fields.shown !== undefined || definition.actions?.publish !== undefined;
  // Seen as soon as it is published, and for as long as the test lasts.
  const given = Object.fromEntries(
    ['effectiveFrom', 'publishFrom', 'publishUntil']
      .filter((name) => name in fields)
      .map((name) => [name, null]),
  );

  test('is harmless in every answer, to the staff and to everybody', async () => {
    const ids: string[] = [];
    const targets = await createTargets(admin, definition, resources);
    for (const [at, [attempt, html]] of HOSTILE_TEXTS.entries()) {
      const body = sampleBody(definition, at, targets, given);
      const hostile = withValue(body, rich, reported(`<p>Text</p>${html}`));
      const made = await admin.post<OneBody>(path, hostile);
      expect(made.status, attempt).toBe(201);
      expectHarmless(made.body);
      const { _id, __v } = made.body.data;
      const change = withValue({ __v }, rich, reported(`<p>Neuer Text</p>${html}`));
      const changed = await admin.put<OneBody>(`${path}/${_id}`, change);
      expect(changed.status, attempt).toBe(200);
      expectHarmless(changed.body);
      expectHarmless((await admin.get(`${path}/${_id}`)).body);
      ids.push(_id);
    }
    const listed = (await admin.get<ListBody>(`${path}?limit=100`)).body;
    expect(listed.data.length).toBeGreaterThanOrEqual(HOSTILE_TEXTS.length);
    expectHarmless(listed);
    expectHarmless((await admin.get(`${path}?search=Text&limit=100`)).body);

    if (definition.access.list(ANONYMOUS) === false || !canRelease) return;
    for (const id of ids) {
      const { data } = (await admin.get<OneBody>(`${path}/${id}`)).body;
      // An imprint without the facts that the law requires is never published.
      const status = definition.name === 'impressum' ? 422 : 200;
      expect((await release(definition, data)).status).toBe(status);
    }
    const seen = (await server.stranger.get<ListBody>(`${path}?limit=100`)).body;
    if (definition.name !== 'impressum') expect(seen.data.length).toBeGreaterThan(0);
    expectHarmless(seen);
    for (const { _id } of seen.data) {
      expectHarmless((await server.stranger.get(`${path}/${_id}`)).body);
    }
  });
});

test('a hostile text of the terms is harmless on the page at its permanent address', async () => {
  await using own = await startServer();
  const author = await signInAs(own, 'admin');
  for (const [at, [attempt, html]] of HOSTILE_TEXTS.entries()) {
    const text = { de: `<p>Unsere Bedingungen.</p>${html}` };
    const { body } = await author.post<OneBody>('agb', { text, changeNote: `Fassung ${at + 1}` });
    const published = await author.post<OneBody>(`agb/${body.data._id}/publish`);
    expect([200, 422], attempt).toContain(published.status);
  }
  const { data } = (await own.stranger.get<ListBody>('agb?limit=100')).body;
  expect(data.length).toBeGreaterThan(HOSTILE_TEXTS.length / 2);
  for (const { number } of data) {
    const page = await (await fetch(`${own.url}/legal/agb/v${String(number)}`)).text();
    const [, shown = ''] = /<p class="about">.*?<\/p>([\s\S]*)<\/main>/.exec(page) ?? [];
    expect(shown).toContain('Unsere Bedingungen.');
    expect(harmIn(shown.replaceAll('<p class="former">', '<p>'))).toBe('');
  }
});
