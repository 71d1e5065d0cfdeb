import { type Client, clientOf } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { openSignedIn, type Person } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';

const PASSWORD = 'Eine-lange-Probe-7391';
type Roles = { readonly data: readonly { readonly _id: string; readonly name: string }[] };

/** What each role has in the menu, by address, and of what it finds nothing there. */
const MENU: Readonly<Record<string, { has: readonly string[]; lacks: readonly string[] }>> = {
  Büro: { has: ['/users', '/chat', '/bills', '/activity'], lacks: ['/teamRoles', '/resources'] },
  Lager: { has: ['/trips', '/scan'], lacks: ['/users', '/chat', '/bills', '/settings'] },
  Fahrer: { has: ['/tours', '/scan'], lacks: ['/users', '/chat', '/bills', '/activity'] },
  Buchhaltung: { has: ['/users', '/bills'], lacks: ['/chat', '/scan', '/activity', '/gallery'] },
  'Partner in Marokko': { has: ['/trips', '/scan'], lacks: ['/users', '/chat', '/bills'] },
};

type Colleague = { readonly firstName: string; readonly roleName: string } & Person;

/** Adds an employee with one of the roles, and returns their id. */
async function addEmployee(admin: Client, { roleName, ...person }: Colleague): Promise<string> {
  const roles = (await admin.get<Roles>('auth/roles')).body.data;
  const teamRole = roles.find(({ name }) => name === roleName)?._id;
  const human = { lastName: 'Probe', role: 'employee', teamRole };
  const made = await admin.post<{ data: { _id: string } }>('auth/users', { ...human, ...person });
  return made.body.data._id;
}

/** What a page says that is not there for its reader, or not for them. */
const NOT_THERE = /Seite nicht gefunden|Kein Zugriff|Keine Berechtigung/;

test.use({ locale: 'de' });

test('each role meets what it may see, and nothing else: menu, chat, typed address', {
  tag: '@desktop',
}, async ({ page, product }) => {
  test.setTimeout(300_000);
  const admin = await asAdmin(product);
  const roles = (await admin.get<Roles>('auth/roles')).body.data;
  expect(roles.map(({ name }) => name).toSorted()).toEqual(Object.keys(MENU).toSorted());
  for (const [at, { name }] of roles.entries()) {
    const person: Person = { phone: `+2126990000${10 + at}`, password: PASSWORD };
    await addEmployee(admin, { firstName: 'Rolle', roleName: name, ...person });
    await page.context().clearCookies();
    await openSignedIn(page, '/', person);
    const menu = page.getByRole('navigation').first();
    const { has = [], lacks = [] } = MENU[name] ?? {};
    for (const address of has) {
      await expect(menu.locator(`a[href="${address}"]`), `${name} ${address}`).toHaveCount(1);
    }
    for (const address of lacks) {
      await expect(menu.locator(`a[href="${address}"]`), `${name} ${address}`).toHaveCount(0);
      await page.goto(address);
      await expect(page.getByText(NOT_THERE).first(), `${name} ${address}`).toBeVisible();
    }
    const search = await page.request.get('/api/v1/search?q=Bremen', {
      headers: {
        authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('jisr.token'))}`,
      },
    });
    const kinds = JSON.stringify((await search.json()).data.groups);
    for (const kind of name === 'Büro' ? [] : ['messages', 'conversations']) {
      expect(kinds, `${name} ${kind}`).not.toContain(`"kind":"${kind}"`);
    }
  }
});

test('an administrator opens a role, reads what it may do, and grants more', {
  tag: '@desktop',
}, async ({ page, product }) => {
  const admin = await asAdmin(product);
  const roles = (await admin.get<Roles>('auth/roles')).body.data;
  const warehouse = roles.find(({ name }) => name === 'Lager');
  await openSignedIn(page, `/teamRoles/${warehouse?._id}`);
  await page.getByRole('button', { name: /Aufträge/ }).click();
  await expect(page.getByRole('combobox', { name: 'löschen' })).toBeVisible();
  await page.getByRole('button', { name: /FAQ|Fragen/ }).click();
  await page.getByRole('combobox', { name: 'auflisten' }).last().click();
  await page.getByRole('option', { name: 'Alle', exact: true }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(async () => JSON.stringify((await admin.get(`auth/roles/${warehouse?._id}`)).body))
    .toContain('"resource":"faq"');
});

test('an administrator sees the product as a driver, changes nothing, and goes back to their page', {
  tag: '@desktop',
}, async ({ page, product }) => {
  const admin = await asAdmin(product);
  const person = { phone: '+212699000020', password: PASSWORD };
  const id = await addEmployee(admin, { firstName: 'Rachid', roleName: 'Fahrer', ...person });
  const address = `/users/${id}`;
  await openSignedIn(page, address);
  await page.getByRole('button', { name: 'Als diese Person ansehen' }).click();
  const line = page.getByRole('status').filter({ hasText: 'als Rachid Probe' });
  await expect(line).toBeVisible();
  const menu = page.getByRole('navigation').first();
  await expect(menu.locator('a[href="/scan"]')).toHaveCount(1);
  await expect(menu.locator('a[href="/users"], a[href="/chat"]')).toHaveCount(0);
  // A heading over no page is none.
  await expect(menu.getByRole('heading', { name: 'Einstellungen' })).toBeHidden();
  await page.goto(address);
  await expect(page.getByText(NOT_THERE).first()).toBeVisible();
  await expect(line).toBeVisible();
  const viewed = await page.evaluate(() => sessionStorage.getItem('jisr.viewing') ?? '');
  const asDriver = clientOf(product.url, JSON.parse(viewed).token);
  expect((await asDriver.post('tours', { Tname: 'Probe' })).body).toMatchObject({
    code: 'session.viewOnly',
  });
  await page.getByRole('button', { name: 'Zurück zur eigenen Sitzung' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(menu.locator('a[href="/users"]')).toHaveCount(1);
  await expect(line).toHaveCount(0);
  await expect.poll(async () => (await asDriver.get('auth/me')).status).toBe(401);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('an administrator sees the product as somebody of the office: their lists, and nothing is written', {
    tag: '@desktop',
  }, async ({ page, product }) => {
    const admin = await asAdmin(product);
    const person = { phone: '+212699000021', password: PASSWORD };
    const id = await addEmployee(admin, { firstName: 'Salma', roleName: 'Büro', ...person });
    await openSignedIn(page, `/users/${id}`);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`);
    });
    const look = page.getByRole('button', { name: 'Als diese Person ansehen' });
    await expect(look).toBeVisible();
    const dark = await background();
    await look.click();
    await expect(page.getByRole('status').filter({ hasText: 'als Salma Probe' })).toBeVisible();
    // Who looks at the chat is seen there, so nothing leads to it.
    await expect(page.getByText(/Kunden? warte[nt]+ auf Antwort/)).toBeVisible();
    await expect(page.getByRole('link', { name: /auf Antwort/ })).toHaveCount(0);
    expect(await background()).toBe(dark);
    await expect(
      page.getByText('Die Texte dieser Sprache konnten nicht geladen werden'),
    ).toHaveCount(0);
    await page.getByRole('link', { name: 'Lager', exact: true }).first().click();
    for (const name of ['Absender', 'Stadt', 'Tour', 'Empfänger', 'Gewicht']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    }
    expect(
      changes.filter((one) => !one.includes('/viewing') && !one.includes('/socket.io')),
    ).toEqual([]);
  });
});
