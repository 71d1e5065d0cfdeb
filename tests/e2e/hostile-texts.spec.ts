import type { Page } from '@playwright/test';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';

type One = { readonly data: { readonly _id: string; readonly number: number } };

/** Markup that none of the texts may bring into a page, wherever it shows them. */
const HARM = ['script', 'svg', 'math', 'iframe', 'object', 'embed', 'form', 'img', 'style', 'base']
  .map((tag) => `${tag}:not(head *)`)
  .join();

const harmIn = (page: Page, within: string) =>
  page
    .locator(within)
    .locator(`:is(${HARM}, [onclick], [onerror], [onload], a[href^="javascript" i])`);

test.use({ locale: 'de' });

test('nothing of fifty hostile texts runs for staff, customers or readers of the terms', {
  tag: '@desktop',
}, async ({ page, product }) => {
  const clerk = await asAdmin(product);
  const texts = HOSTILE_TEXTS.map(([, html]) => html);
  let last = '';
  for (const [at, html] of texts.entries()) {
    const news = { title: { de: `Versuch ${at + 1}` }, text: { de: `<p>Text</p>${html}` } };
    last = (await clerk.post<One>('info', news)).body.data._id;
    expect((await clerk.post(`info/${last}/publish`)).status).toBe(200);
  }
  const text = { de: `<p>Unsere Bedingungen.</p>${texts.join('<p>und</p>')}` };
  const { _id: terms } = (await clerk.post<One>('agb', { text, changeNote: 'Versuch' })).body.data;

  const ran: unknown[] = [];
  await page.exposeFunction('alert', (given: unknown) => void ran.push(given));

  await page.goto('/c#news');
  await expect(page.getByRole('heading', { name: 'Versuch 50' })).toBeVisible();
  expect(await page.locator('.rich').count()).toBeGreaterThanOrEqual(texts.length);
  await expect(harmIn(page, '.rich')).toHaveCount(0);

  await openSignedIn(page, `/Infos/${last}/show`);
  await expect(page.getByRole('heading', { name: 'Versuch 50' }).last()).toBeVisible();
  await page.goto(`/agb/${terms}/show`);
  await expect(page.getByText('Unsere Bedingungen.').first()).toBeVisible();
  expect(await page.locator('p:text-is("und")').count()).toBeGreaterThan(1);
  await expect(harmIn(page, 'p:text-is("und") >> xpath=..')).toHaveCount(0);

  expect((await clerk.post(`agb/${terms}/publish`)).status).toBe(200);
  await page.goto('/legal/agb');
  await expect(page.locator('main')).toContainText('Unsere Bedingungen.');
  await expect(harmIn(page, 'main')).toHaveCount(0);
  expect(ran).toEqual([]);
});
