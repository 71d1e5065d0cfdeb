import { LANGUAGES } from '../../src/i18n/languages.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { addPerson, PASSWORD } from '../support/e2e/chat-ends.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
const VERB = 'sendToWarehouse';
/** The notice at the end of a run: either all went well, or something did not. */
const ENDS = new RegExp(`^(${texts.notice.orders.switched}|${texts.notice.server.reload})$`);
const ORDERS = 3;

type Order = { billCode: string; commandMode: string; history: { action: string }[] };

// If two clerks send the same order on at once, the server rejects one of them.
test.use({ locale: 'en', provoked: [409] });

test('two clerks who send the same orders on at once move each of them once, and both see where they are', {
  tag: '@desktop',
}, async ({ browser, context, product }) => {
  test.slow(); // Two of everything.
  const other = await browser.newContext({ baseURL: product.url, locale: 'en' });
  const pages = [await context.newPage(), await other.newPage()];
  let codes: readonly string[] = [];
  for (const page of pages) {
    await openSignedIn(page, '/ToMa/validation');
    const clerk = stageLists(page, texts);
    codes = await clerk.selectFirst(ORDERS);
    await clerk.press(VERB);
    await expect(page.getByRole('dialog')).toContainText(`${ORDERS} orders move`);
  }
  await Promise.all(pages.map((page) => stageLists(page, texts).confirm()));

  // The clerk who was second for an order reads it in the report; the one who was always first has
  // no report.
  let rejected = 0;
  for (const page of pages) {
    const notified = page.getByTestId('last-notice');
    const report = page.getByRole('dialog', { name: texts.kit.run.reportTitle });
    await expect(notified).toHaveText(ENDS);
    if ((await notified.textContent()) !== texts.notice.server.reload) continue;
    await expect(report).toBeVisible();
    rejected += await report.getByRole('listitem').count();
  }
  expect(rejected).toBe(ORDERS);

  const { body } = await (await asAdmin(product)).get<{ data: Order[] }>(
    `commands?fields=commandMode,history&${codes.map((code) => `billCode=${code}`).join('&')}`,
  );
  expect(
    body.data.map(({ commandMode, history }) => [
      commandMode,
      history.filter(({ action }) => action === VERB).length,
    ]),
  ).toEqual(codes.map(() => ['facturation', 1]));

  for (const page of pages) {
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /JS-\d+/ }).first()).toBeVisible();
    for (const code of codes) {
      await expect(page.getByRole('checkbox', { name: code })).toHaveCount(0);
    }
    const clerk = stageLists(page, texts);
    await clerk.openStage('warehouse');
    await clerk.find(codes[0] ?? '');
  }
  await other.close();
});

type TextBlock = { _id: string; key: string; text: Record<string, string> };

test('two administrators who change one text block at once lose nothing of it', {
  tag: '@desktop',
}, async ({ browser, context, product }) => {
  test.slow(); // Two of everything.
  const other = await browser.newContext({ baseURL: product.url, locale: 'en' });
  const api = await asAdmin(product);
  const block = async () => {
    const { body } = await api.get<{ data: TextBlock[] }>('texts?key=declaration.correct');
    const [found] = body.data;
    if (!found) throw new Error('The sample has no such text.');
    return found;
  };
  const before = await block();
  const [first, second] = [await other.newPage(), await context.newPage()];
  const german = (page: typeof first) => page.getByLabel(LANGUAGES.de.name, { exact: true });
  const french = (page: typeof first) => page.getByLabel(LANGUAGES.fr.name, { exact: true });
  const save = (page: typeof first) =>
    page.getByRole('button', { name: texts.ra.action.save, exact: true }).click();
  for (const page of [first, second]) {
    await openSignedIn(page, `/texts/${before._id}`);
    await expect(german(page)).toHaveValue(before.text.de ?? '');
  }
  await german(first).fill(`Erster Satz. ${before.text.de}`);
  await save(first);
  await expect(first).toHaveURL(/\/texts$/);

  await german(second).fill(`${before.text.de} Letzter Satz.`);
  await french(second).fill('Tout est exact.');
  await save(second);
  const dialog = second.getByRole('dialog', { name: texts.kit.conflict.title });
  await expect(dialog).toContainText('Erster Satz.');
  await expectAccessible(second, 'two versions of a text block');
  // By the keyboard alone: the third choice of the first value, then the button at the end.
  const choices = dialog.getByRole('radiogroup').first().getByRole('radio');
  await choices.first().focus();
  await second.keyboard.press('ArrowUp');
  await expect(choices.last()).toBeChecked();
  await dialog.getByRole('button', { name: texts.kit.conflict.save }).focus();
  await second.keyboard.press('Enter');
  await expect(second).toHaveURL(/\/texts$/);
  expect((await block()).text).toMatchObject({
    de: `Erster Satz. ${before.text.de} Letzter Satz.`,
    fr: 'Tout est exact.',
  });
  await other.close();
});

type Info = { data: { _id: string; text: Record<string, string> } };

const NADIA = { firstName: 'Nadia', lastName: 'Oulhaj', phone: '+4915112340001' };
const KARIM = { firstName: 'Karim', lastName: 'Tazi', phone: '+4915112340002' };

test('two administrators with the same news open see each other, and keep what both have written', {
  tag: '@desktop',
}, async ({ browser, context, product }) => {
  const api = await asAdmin(product);
  for (const person of [NADIA, KARIM]) await addPerson(api, { ...person, role: 'admin' });
  const { body } = await api.post<Info>('info', {
    title: { en: 'Strike at the port' },
    text: { en: '<p>The port is closed.</p><p>We wait in Almeria.</p>' },
  });
  const { _id: id } = body.data;
  const other = await browser.newContext({ baseURL: product.url, locale: 'en' });
  const [first, second] = [await other.newPage(), await context.newPage()];
  const open = async (page: typeof first, { phone }: typeof NADIA) => {
    await openSignedIn(page, `/Infos/${id}`, { phone, password: PASSWORD });
    await expect(page.getByText('We wait in Almeria.')).toBeVisible();
  };
  await Promise.all([open(first, NADIA), open(second, KARIM)]);
  const [, isHere = ''] = (texts.editors.here.split('||||')[0] ?? '').trim().split('%{names}');
  const hasOpen = (page: typeof first, { firstName, lastName }: typeof NADIA) =>
    page.getByText(`\u2068${firstName} ${lastName}\u2069${isHere}`);
  await expect(hasOpen(first, KARIM)).toBeVisible();
  await expect(hasOpen(second, NADIA)).toBeVisible();

  const write = async (page: typeof first, at: 'Home' | 'End', labels: string) => {
    await page.locator('[contenteditable="true"]').focus();
    await page.keyboard.press(`ControlOrMeta+${at}`);
    await page.keyboard.insertText(labels);
  };
  const press = (page: typeof first, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  await write(second, 'End', ' Ships sail again on Monday.');
  await write(first, 'Home', 'Update. ');
  await press(first, texts.ra.action.save);
  await expect(first).toHaveURL(/\/Infos$/);

  // The second is notified without doing anything, and what they have written stands as it was.
  await expect(second.getByText(texts.editors.differs)).toContainText('Nadia Oulhaj');
  await expect(hasOpen(second, NADIA)).toHaveCount(0);
  await expect(second.getByText('Ships sail again on Monday.')).toBeVisible();
  await expectAccessible(second, 'news that somebody else has saved');
  const dialog = second.getByRole('dialog', { name: texts.kit.conflict.title });
  const stored = async () => (await api.get<Info>(`info/${id}`)).body.data.text.en;
  await press(second, texts.ra.action.save);
  await expect(dialog).toContainText('Update.');
  await press(second, texts.kit.conflict.back);
  expect(await stored()).toBe('<p>Update. The port is closed.</p><p>We wait in Almeria.</p>');

  await press(second, texts.editors.compare);
  await dialog.getByRole('radio', { name: texts.kit.conflict.together }).check();
  await press(second, texts.kit.conflict.save);
  await expect(second).toHaveURL(/\/Infos$/);
  expect(await stored()).toBe(
    '<p>Update. The port is closed.</p><p>We wait in Almeria. Ships sail again on Monday.</p>',
  );
  await other.close();
});

test('a tour that was typed in a tab since closed is offered again in the next one', {
  tag: '@phone',
}, async ({ context }) => {
  const name = (page: Awaited<ReturnType<typeof context.newPage>>) =>
    page.getByLabel(new RegExp(`^${texts.resources.tours.fields.Tname}`));
  const page = await context.newPage();
  await openSignedIn(page, '/tours/create');
  await name(page).fill('Rif');
  const [storedTexts = ''] = texts.kit.draft.stored.split('%');
  await expect(page.getByText(storedTexts)).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto('/tours/create');
  const offer = next.getByRole('dialog', { name: texts.kit.draft.title });
  await expect(offer).toContainText('Rif');
  await next.keyboard.press('Enter'); // The focus is on what loses nothing.
  await expect(name(next)).toHaveValue('Rif');
  // A second tab is not offered what the first one is working on.
  const third = await context.newPage();
  await third.goto('/tours/create');
  await expect(name(third)).toHaveValue('');
  await expect(third.getByRole('dialog')).toHaveCount(0);
});
