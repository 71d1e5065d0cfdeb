import type { Page } from '@playwright/test';
import { legal as ar } from '../../src/i18n/legal/ar.ts';
import { legal as de } from '../../src/i18n/legal/de.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { textOf } from '../support/pdf/read-pdf.ts';

type Version = { _id: string; number: number; effectiveFrom: string };
type Order = {
  _id: string;
  __v: number;
  user: { _id: string; address: string | null; zipcode: string | null; cityName: string | null };
  terms?: { number: number | null };
};
type One<T> = { data: T };
type Many<T> = { data: T[] };

const LABELS = { de, ar } as const;
const CONTENT = [{ desc: 'Karton Schuhe', qty: 12.5, price: '45.50' }];

const inForce = async (office: Client): Promise<Version> => {
  const { body } = await office.get<Many<Version>>('agb/current');
  const [version] = body.data;
  if (!version) throw new Error('The sample week has no terms in force.');
  return version;
};

/** An order of the warehouse that can be invoiced as it is. */
async function earlierOrder(office: Client): Promise<Order> {
  const list = 'commands?tripGroup=A&commandMode=facturation&limit=100';
  const { body } = await office.get<Many<Order>>(list);
  const found = body.data.find(
    ({ user, terms }) => user.address && user.zipcode && user.cityName && terms?.number,
  );
  if (!found) throw new Error('The sample week has no order with terms in the warehouse.');
  return found;
}

/** An order of the same customer, made now. */
async function laterOrder(office: Client, { user }: Order): Promise<Order> {
  const { status, body } = await office.post<One<Order>>('commands', {
    user: user._id,
    tripGroup: 'A',
    numofpackages: 1,
    wights: 12.5,
    content: CONTENT,
    recipient: { firstName: 'Yassin', phone: '+212661234567', address: 'Fes, Rue 1' },
  });
  if (status !== 201) throw new Error(`Making an order was answered with ${status}.`);
  return body.data;
}

/** The text of the invoice of an order, issued now. */
async function invoiceOf(office: Client, url: string, { _id }: Order): Promise<string> {
  const change = { verified: true, content: CONTENT, priceSub: null, priceTotal: null };
  await office.put(`commands/${_id}`, change);
  const { __v } = (await office.get<One<Order>>(`commands/${_id}`)).body.data;
  const body = { order: _id, __v, serviceDate: null };
  const issued = await office.post<One<{ _id: string }>>('invoices', body);
  expect(issued.status).toBe(201);
  const answer = await fetch(`${url}/api/v1/invoices/${issued.body.data._id}/pdf`, {
    headers: { authorization: `Bearer ${office.token}` },
  });
  expect(answer.status).toBe(200);
  return (await textOf(new Uint8Array(await answer.arrayBuffer()))).replace(/\s+/g, ' ');
}

/** How an invoice names a version of the terms. */
const named = ({ number, effectiveFrom }: Version): string => {
  const [year, month, day] = effectiveFrom.split('-');
  return `AGB, Fassung ${number} vom ${day}/${month}/${year}`;
};

/** Types a sentence at the end of the German text, and saves the draft. */
async function changeGerman(page: Page, sentence: string, save: string): Promise<void> {
  await page.getByRole('tab', { name: /Deutsch/ }).click();
  const editor = page
    .getByRole('tabpanel', { name: /Deutsch/ })
    .locator('[contenteditable="true"]');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(sentence);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/v1/agb/'),
  );
  await page.getByRole('button', { name: save, exact: true }).click();
  expect((await saved).status()).toBe(200);
}

test.describe('the terms', () => {
  test.use({ locale: 'de', actionTimeout: 15_000 });

  test('are changed, compared, scheduled, withdrawn and published, and orders keep their version', {
    tag: '@desktop',
  }, async ({ page, product }) => {
    test.slow(); // Two invoices are drawn, and axe checks each station.
    const texts = TEXTS.de;
    const { publish, withdraw } = texts.resources.agb.actions;
    const office = await asAdmin(product);
    const former = await inForce(office);
    const before = await earlierOrder(office);

    await openSignedIn(page, '/agb');
    const card = page.getByRole('region', { name: de.inForce.title });
    const versionName = de.version.replace('%{number}', String(former.number));
    await expect(card.getByRole('link', { name: versionName })).toBeVisible();
    await expectAccessible(page, 'the history of the terms');
    await page.getByRole('button', { name: de.list.new, exact: true }).first().click();
    await changeGerman(page, 'Pakete über 30 Kilogramm nehmen wir nicht an.', texts.ra.action.save);
    await expect(page.getByRole('region', { name: de.checks.title })).toBeVisible();
    await expectAccessible(page, 'the draft of the terms');

    await page.getByRole('link', { name: texts.ra.action.show, exact: true }).click();
    await page.getByRole('combobox', { name: de.show.with }).click();
    await page.getByRole('option', { name: new RegExp(versionName) }).click();
    const added = page.getByText('Pakete über 30 Kilogramm nehmen wir nicht an.');
    await expect(added.locator('xpath=ancestor-or-self::ins')).toBeVisible();
    await expectAccessible(page, 'the comparison with the former terms');
    await page.goBack();

    const ask = page.getByRole('button', { name: publish, exact: true });
    const question = page.getByRole('dialog', { name: de.publish.title });
    await ask.click();
    const note = question.getByRole('textbox', { name: de.publish.note });
    await note.fill('Höchstgewicht je Paket');
    await question.getByRole('radio', { name: de.publish.onDay }).check();
    await question.getByRole('textbox', { name: de.publish.day }).fill('01/01/2099');
    await question.getByRole('checkbox', { name: de.publish.accept }).check();
    await expectAccessible(page, 'the question before publishing');
    await question.getByRole('button', { name: de.publish.schedule, exact: true }).click();
    await expect(question).toHaveCount(0);
    expect((await inForce(office)).number).toBe(former.number);

    await page.getByRole('button', { name: withdraw, exact: true }).click();
    const back = page.getByRole('dialog', { name: de.withdraw.title });
    await back.getByRole('button', { name: withdraw, exact: true }).click();
    await expect(back).toHaveCount(0);
    await ask.click();
    await expect(note).toHaveValue('Höchstgewicht je Paket');
    await question.getByRole('radio', { name: de.publish.atOnce }).check();
    await question.getByRole('checkbox', { name: de.publish.accept }).check();
    await question.getByRole('button', { name: de.publish.now, exact: true }).click();
    await expect(page.getByText(de.sha.matches)).toBeVisible();

    const now = await inForce(office);
    expect(now.number).toBe(former.number + 1);
    await page.goto(`/agb/${now._id}`);
    await expect(page).toHaveURL(new RegExp(`/agb/${now._id}/show$`));
    await expect(page.getByRole('button', { name: de.show.restore })).toBeVisible();

    const after = await laterOrder(office, before);
    expect(after.terms?.number).toBe(now.number);
    const earlier = (await office.get<One<Order>>(`commands/${before._id}`)).body.data;
    expect(earlier.terms).toEqual(before.terms);
    const { body } = await office.get<Many<Version>>(`agb/v${before.terms?.number}`);
    const [stored] = body.data;
    if (!stored) throw new Error('The version of the earlier order is missing.');
    expect(await invoiceOf(office, product.url, before)).toContain(named(stored));
    expect(await invoiceOf(office, product.url, after)).toContain(named(now));
  });
});

for (const { variant: locale, tag } of onScreens('ar', 'de')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('a draft that cannot be published says why, and leads to the language', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      const labels = LABELS[locale];
      const texts = TEXTS[locale];
      const office = await asAdmin(product);
      const text = { de: '<p>Es gilt {{company.nmae}}.</p>', fr: '<h2></h2><p>Texte</p>' };
      const draft = await office.post<One<Version>>('agb', { text, changeNote: 'Neu' });
      expect(draft.status).toBe(201);

      await openSignedIn(page, `/agb/${draft.body.data._id}`);
      const checks = page.getByRole('region', { name: labels.checks.title });
      await checks.getByRole('button', { name: /nmae/ }).click();
      await expect(page.getByRole('tab', { name: /Deutsch/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expectAccessible(page, 'a draft with errors');
      const { publish } = texts.resources.agb.actions;
      await page.getByRole('button', { name: publish, exact: true }).click();
      const question = page.getByRole('dialog', { name: labels.publish.title });
      await expect(question.getByText(/nmae/)).toBeVisible();
      await expect(
        question.getByRole('button', { name: labels.publish.now, exact: true }),
      ).toBeDisabled();
    });
  });
}
