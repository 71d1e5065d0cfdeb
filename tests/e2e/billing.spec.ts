import type { Locator, Page } from '@playwright/test';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Order = { _id: string; verified: boolean; billTo: { party: string } };

// A desktop in German and a phone in Arabic: the two extremes of how forms are filled in.
test.use({ locale: async ({ isMobile }, use) => use(isMobile ? 'ar' : 'de') });

const FIRM = 'Musterhandel Beispiel GmbH';
const VAT_ID = 'DE999000017';

/** A verified order in the warehouse whose sender pays. */
async function orderOfSender(office: Client): Promise<Order> {
  const list = 'commands?tripGroup=A&commandMode=facturation&limit=100';
  const { body } = await office.get<{ data: Order[] }>(list);
  const found = body.data.find(({ verified, billTo }) => verified && billTo.party === 'sender');
  if (!found) throw new Error('The sample week has no verified order in the warehouse.');
  return found;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a clerk bills a company, and reads on the document whom the letter goes to', {
  tag: '@desktop',
}, async ({ page, product, isMobile }) => {
  test.slow(); // The engine and the viewer are loaded, and axe checks the form.
  const texts = TEXTS[isMobile ? 'ar' : 'de'];
  const { documents, ra, resources } = texts;
  const { choices, fields } = resources.commands;
  const order = await orderOfSender(await asAdmin(product));
  await openSignedIn(page, `/commands/${order._id}`);

  await page.getByRole('radio', { name: choices['billTo.party'].other, exact: true }).check();
  await field(page, fields['billTo.firm']).fill(FIRM);
  await field(page, fields['billTo.street']).fill('Beispielallee 5');
  await field(page, fields['billTo.zipcode']).fill('60311');
  await field(page, fields['billTo.city']).fill('Frankfurt am Main');
  await field(page, fields['billTo.vatId']).fill('de 999 000 017');
  await expectAccessible(page, 'the form of an order that is billed to a firm');
  await page.getByRole('button', { name: ra.action.save, exact: true }).click();
  await expect(page.getByText(VAT_ID)).toBeVisible();

  await page.goto(`/ToMa/warehouse/bill/${order._id}`);
  await expect(page.getByRole('region', { name: texts.order.billing.goesTo })).toContainText(FIRM);
  await page.getByRole('button', { name: documents.actions.preview, exact: true }).click();
  const shown = page.getByRole('document', { name: documents.title.invoice, exact: true });
  await expect(shown).toContainText(FIRM, { timeout: 60_000 });
  await expect(shown).toContainText(VAT_ID);
});

test('a clerk who saves a wrong VAT number sees the field and its error, not covered by any bar', {
  tag: '@phone',
}, async ({ page, product, isMobile }) => {
  test.slow(); // A whole form is filled in.
  const texts = TEXTS[isMobile ? 'ar' : 'de'];
  const { ra, resources } = texts;
  const { choices, fields } = resources.commands;
  const order = await orderOfSender(await asAdmin(product));
  await openSignedIn(page, `/commands/${order._id}`);

  await page.getByRole('radio', { name: choices['billTo.party'].other, exact: true }).check();
  await field(page, fields['billTo.firm']).fill(FIRM);
  const vatId = field(page, fields['billTo.vatId']);
  await vatId.fill('DE 999 000 018');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: ra.action.save, exact: true }).click();
  await expect(vatId).toBeFocused();
  await expect(vatId).toHaveAttribute('aria-invalid', 'true');
  const message = page.locator(`[id="${await vatId.getAttribute('aria-describedby')}"]`);
  for (const part of [vatId, message]) await expect.poll(() => isUncovered(part)).toBe(true);
});

/** Whether nothing covers the middle of the first and of the last line of an element. */
const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => {
      const seen = document.elementFromPoint(left + width / 2, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
  });
