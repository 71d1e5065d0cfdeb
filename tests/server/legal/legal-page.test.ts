import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { missingLegalPage } from '../../../server/legal/missing-legal-page.ts';
import { withContents } from '../../../server/legal/page-contents.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Client;

const publish = async (values: object) => {
  const { body } = await admin.post<{ data: { _id: string } }>('agb', values);
  expect((await admin.post(`agb/${body.data._id}/publish`)).status).toBe(200);
};
const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-20T10:00:00Z') });
  admin = await signInAs(server, 'admin');
  const text = { de: '<p>Erste Worte</p>', ar: '<p>كلمات</p><script>x()</script>' };
  await publish({ text });
  await publish({ text: { de: '<p>Zweite Worte</p>' }, changeNote: 'Neu' });
  await publish({
    text: { de: '<p>Spätere Worte</p>' },
    changeNote: 'Später',
    effectiveFrom: '2027-01-01',
  });
  await admin.post('agb', { text: { de: '<p>Entwurf</p>' } });
});
afterAll(() => server.close());

test('Everybody reads the version in force, and each former one at its own address', async () => {
  const current = await (await page('/legal/agb')).text();
  expect(current).toContain('Zweite Worte');
  expect(current).toContain('Fassung 2, in Kraft ab 20. November 2026');
  expect(current).toContain('>/legal/agb/v2<');
  expect(current).not.toContain('127.0.0.1');
  const former = await (await page('/legal/agb/v1')).text();
  expect(former).toContain('Erste Worte');
  expect(former).toContain('frühere Fassung');
  for (const path of ['agb/v3', 'agb/v0', 'agb/vnull', 'agb/null', 'impressum', 'settings']) {
    const answer = await page(`/legal/${path}`, { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/Spätere|Entwurf/);
  }
});

test('A reader of one version makes the database hand over no other', async () => {
  for (const path of ['/legal/agb', '/legal/agb/v1', '/legal/agb/v99', '/legal/agb/draft']) {
    const query = vi.spyOn(server.database.getExecutor(), 'executeQuery');
    await page(path);
    const results = await Promise.all(query.mock.results.map(({ value }) => value));
    query.mockRestore();
    expect(results.flatMap(({ rows }) => rows).filter((row) => 'data' in row).length).toBe(
      /v99|draft/.test(path) ? 0 : 1,
    );
  }
});

test('A reader at an address without a version gets a page that says so, with what is in force', async () => {
  const paths = ['agb/v99', 'impressum', 'nothing', 'agb/%22%3E%3Cscript%3E'];
  for (const path of paths) {
    const answer = await page(`/legal/${path}`, { accept: 'text/html', 'accept-language': 'fr' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await answer.text();
    expect(html).toContain('<html lang="fr" dir="ltr">');
    expect(html).toContain('<h1>Cette page n’existe pas</h1>');
    expect(html).toContain('<a href="/legal/agb?lang=fr">Conditions générales</a>');
    expect(html).not.toMatch(/\/legal\/(impressum|privacy)|<script/);
  }
  const arabic = await (await page('/legal/agb/v99?lang=ar')).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  const answer = await page('/legal/agb/v99', { accept: 'application/json' });
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'route.notFound' }]);
});

test('A reader of a long text finds its parts beside it, and of a short one does not', () => {
  const parts = ['Umfang', '<b>Haftung</b> &amp; Frist', 'Schluss'];
  const html = parts.map((part) => `<h2>${part}</h2><p>Worte</p>`).join('');
  const { text, contents } = withContents(html, 'Inhalt');
  expect(contents).toContain('<nav class="contents" aria-label="Inhalt">');
  expect(contents).toContain('<li><a href="#s2">Haftung &amp; Frist</a></li>');
  expect(text).toContain('<h2 id="s2"><b>Haftung</b> &amp; Frist</h2>');
  const short = '<h2>Umfang</h2><p>Worte</p>';
  expect(withContents(short, 'Inhalt')).toEqual({ text: short, contents: '' });
});

test('A reader is notified if nothing at all is in force yet', () => {
  const html = missingLegalPage('de', [], { hasCustomersPage: false, back: undefined });
  expect(html).toContain('Zurzeit ist keine Fassung veröffentlicht.');
  expect(html).not.toContain('<ul>');
});

test('A reader gets a language that there is, and reads that the German version is binding', async () => {
  const arabic = await page('/legal/agb/v1', { 'accept-language': 'en, ar;q=0.8, de;q=0.5' });
  const html = await arabic.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('النسخة الألمانية هي الملزمة');
  expect(html).not.toContain('<script');
  expect(arabic.headers.get('content-language')).toBe('ar');
  expect(html).toContain('سارية ابتداء من 20 نونبر 2026');
  const german = await page('/legal/agb/v1?lang=de', { 'accept-language': 'ar' });
  expect(await german.text()).not.toContain('Maßgeblich');
});

test('A page runs nothing, and is sent again only when it has changed', async () => {
  const first = await page('/legal/agb');
  expect(first.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
  const etag = first.headers.get('etag') ?? '';
  expect((await page('/legal/agb', { 'if-none-match': etag })).status).toBe(304);
  expect((await page('/legal/agb/v1', { 'if-none-match': etag })).status).toBe(200);
});

test('A reader who comes from the customers’ page goes back to where they were', async () => {
  const links = async (house: TestServer, path: string) => {
    const html = await (
      await fetch(`${house.url}${path}`, { headers: { accept: 'text/html' } })
    ).text();
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  };
  const there = await links(server, '/legal/agb/v1?lang=de&back=orders/o-1');
  expect(there.filter((href) => href === '/c#orders/o-1')).toHaveLength(2);
  expect(there).toContain('/legal/agb/v1?lang=ar&amp;back=orders/o-1');
  const forged = await links(server, '/legal/agb?lang=de&back=%22%3E%3Cscript%3E');
  expect(forged.filter((href) => href === '/c')).toHaveLength(2);
  await using alone = await startServer({ env: { CUSTOMER_PAGE: 'no' } });
  const missing = await links(alone, '/legal/agb?lang=de&back=orders/o-1');
  expect(missing).not.toContainEqual(expect.stringMatching(/^\/c/));
});

test('A reader finds the other pages in force below the text', async () => {
  const { body } = await admin.post<{ data: { _id: string } }>('roles', {
    text: { de: '<p>Ihre Daten</p>' },
  });
  expect((await admin.post(`roles/${body.data._id}/publish`)).status).toBe(200);
  const html = await (await page('/legal/agb?lang=de')).text();
  expect(html).toContain(
    'Außerdem in Kraft: <a href="/legal/privacy?lang=de">Datenschutzerklärung</a>',
  );
});
