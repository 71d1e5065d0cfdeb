import type { Locale } from '../../domain/fields.ts';
import { priceProposal as proposalAr } from '../../src/i18n/price-proposal/ar.ts';
import { priceProposal as proposalDe } from '../../src/i18n/price-proposal/de.ts';
import {
  type PriceProposalTexts,
  priceProposal as proposalEn,
} from '../../src/i18n/price-proposal/en.ts';
import { priceProposal as proposalFr } from '../../src/i18n/price-proposal/fr.ts';
import { weighing as ar } from '../../src/i18n/weighing/ar.ts';
import { weighing as de } from '../../src/i18n/weighing/de.ts';
import { weighing as en, type WeighingTexts } from '../../src/i18n/weighing/en.ts';
import { weighing as fr } from '../../src/i18n/weighing/fr.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const WEIGHING: Readonly<Record<Locale, WeighingTexts>> = { en, de, fr, ar };
const PROPOSAL: Readonly<Record<Locale, PriceProposalTexts>> = {
  en: proposalEn,
  de: proposalDe,
  fr: proposalFr,
  ar: proposalAr,
};

type Order = {
  _id: string;
  wights: number;
  announcedWeight: number | null;
  priceTotal: string | null;
  priceReason: string | null;
};
type One = { data: Order };
type Many<Row> = { data: Row[] };

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];
    const weighing = WEIGHING[locale];
    const proposal = PROPOSAL[locale];
    const taking = new RegExp(proposal.take.replace('%{price}', '.*€.*'));

    test('four parcels are weighed and the price is fixed with two clicks', {
      tag: ['@task', '@desktop'],
    }, async ({ page, product }) => {
      const office = await asAdmin(product);
      const { body: people } = await office.get<Many<{ _id: string }>>(
        'auth/users?role=customer&limit=1',
      );
      const { body: placed } = await office.post<One>('commands', {
        user: people.data[0]?._id,
        recipient: { firstName: 'Yassin', phone: '+212661987654', address: 'Fes' },
        numofpackages: 4,
        wights: 12,
      });
      await openSignedIn(page, `/commands/${placed.data._id}/show`);
      const weigh = page.getByRole('button', { name: weighing.weigh, exact: true });
      await expect(weigh).toBeVisible();
      const weighed = await startTask(page, 'weighParcels');

      await weigh.click();
      const table = page.getByRole('table', { name: weighing.table });
      await expect(table.getByRole('textbox').first()).toBeFocused();
      for (const weight of ['3,1', '3.2', '3', '3,1']) {
        await page.keyboard.type(weight);
        if (weight === '3') await expectAccessible(page, 'the weighing');
        await page.keyboard.press('Enter');
      }
      await expect(table).toHaveCount(0);
      const take = page.getByRole('button', { name: taking });
      await expect(take).toBeVisible();
      await expectAccessible(page, 'the proposed price');
      await take.click();
      await expect(page.getByText(proposal.agrees)).toBeVisible();
      await weighed();

      const { body } = await office.get<One>(`commands/${placed.data._id}`);
      expect(body.data).toMatchObject({
        wights: 12.4,
        announcedWeight: 12,
        priceTotal: '60.00',
        priceReason: null,
      });
    });

    test('a new order is entered with its price, and stays open', {
      tag: ['@task', '@desktop'],
    }, async ({ page }) => {
      const { order, orders, ra, resources } = texts;
      const { fields } = resources.commands;
      await openSignedIn(page, '/ToMa/validation');
      await expect(page.getByRole('checkbox', { name: /JS-\d+/ }).first()).toBeVisible();
      const entered = await startTask(page, 'enterOrder');
      const field = (part: string, label: string) =>
        page
          .getByRole('region', { name: part, exact: true })
          .getByRole('textbox', { name: new RegExp(`^${label}(\\s*\\*)?$`) });

      await page.getByRole('link', { name: orders.list.add }).click();
      const picker = page.getByRole('combobox', { name: new RegExp(order.form.findSender) });
      await picker.click();
      await page.getByRole('option').first().click();
      await field(order.form.recipient, fields['recipient.firstName']).fill('Omar');
      await field(order.form.recipient, fields['recipient.phone']).fill('0661 98 76 54');
      await field(order.form.recipient, fields['recipient.address']).fill('Fes');
      await field(order.form.parcels, fields.wights).fill('12,4');
      const goods = page.getByRole('group', { name: `${order.form.goods} 1` });
      await goods.getByRole('combobox').fill('Teppich');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: taking }).click();
      await expect(page.getByText(proposal.agrees)).toBeVisible();
      await expectAccessible(page, 'a new order with its price');
      await page.getByRole('button', { name: ra.action.save, exact: true }).click();

      await expect(page).toHaveURL(/\/commands\/[^/]+\/show/);
      await expect(page.getByRole('button', { name: weighing.weigh, exact: true })).toBeVisible();
      await entered();
      // Back leads to the list, and not to an empty form.
      await page.goBack();
      await expect(page).toHaveURL(/\/ToMa\/validation/);
    });
  });
}
