import type { Page } from '@playwright/test';
import { create } from 'qrcode';
import type { Locale } from '../../domain/fields.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { checkDigit } from '../../domain/parcels/parcel-code.ts';
import { scanning as ar } from '../../src/i18n/scanning/ar.ts';
import { scanning as de } from '../../src/i18n/scanning/de.ts';
import { scanning as en, type ScanningTexts } from '../../src/i18n/scanning/en.ts';
import { scanning as fr } from '../../src/i18n/scanning/fr.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';

const SCANNING: Readonly<Record<Locale, ScanningTexts>> = { en, de, fr, ar };

/** A code that is well formed and belongs to no parcel. */
const UNKNOWN = `80000000000${checkDigit('80000000000')}`;

type Order = { _id: string; numofpackages: number; commandMode: string };
type Many<Row> = { data: Row[] };

const parcelsOf = async (api: Client, order: string): Promise<Parcel[]> =>
  (await api.get<Many<Parcel>>(`parcels?order=${order}`)).body.data;

/** An order of group A at the first stage with so many parcels, none of which was seen. */
async function orderOf(api: Client, numofpackages: number): Promise<Order> {
  const { body } = await api.get<Many<Order>>('commands?commandMode=Validation&limit=50');
  for (const order of body.data) {
    const parcels = await parcelsOf(api, order._id);
    if (parcels.some(({ state }) => state !== 'registered') || parcels.length > numofpackages) {
      continue;
    }
    const { status } = await api.put(`commands/${order._id}`, { numofpackages });
    if (status === 200) return order;
  }
  throw new Error('The sample week has no such order.');
}

/** A hand scanner: it types wherever the focus is, fast, and ends with Enter. */
function scanner(page: Page, texts: ScanningTexts) {
  const answer = page.getByRole('status').filter({ has: page.locator('svg') });
  const lines = page.getByRole('region', { name: texts.last, exact: true }).getByRole('listitem');
  return {
    lines,
    read: async (code: string) => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    },
    says: (text: string) => expect(answer).toContainText(text),
  };
}

/** Holds a label in front of the camera: what it sees is this code, in the middle of a white wall. */
async function holdBeforeCamera(page: Page, code: string): Promise<void> {
  const { modules } = create(code, {});
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => Boolean(modules.get(row, column))),
  );
  await page.addInitScript((dark) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      setInterval(() => {
        if (!context) return;
        context.fillStyle = 'white';
        context.fillRect(0, 0, 640, 480);
        context.fillStyle = 'black';
        dark.forEach((row, y) => {
          row.forEach((isDark, x) => {
            if (isDark) context.fillRect(200 + 8 * x, 120 + 8 * y, 8, 8);
          });
        });
      }, 100);
      return canvas.captureStream(10);
    };
  }, rows);
}

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = SCANNING[locale];

    test('a worker receives fifteen parcels by fifteen scans, and undoes a wrong one', {
      tag: ['@task', '@phone'],
    }, async ({ page, product }) => {
      const api = await asAdmin(product);
      const order = await orderOf(api, 15);
      const codes = (await parcelsOf(api, order._id)).map(({ code }) => code);
      const states = async () => (await parcelsOf(api, order._id)).map(({ state }) => state);

      await openSignedIn(page, '/scan');
      const scan = scanner(page, texts);
      await scan.says(texts.ready);
      await expectAccessible(page, 'scanning');

      const received = await startTask(page, 'receiveParcels');
      for (const code of codes) await scan.read(code);
      await scan.says('15');
      await expect(scan.lines).toHaveCount(10);
      await received();
      // A scan is shown at once, and is sent behind it.
      await expect.poll(async () => [...new Set(await states())]).toEqual(['received']);

      await scan.read(codes[3] ?? '');
      await scan.says(texts.already.received);
      await scan.read(UNKNOWN);
      await scan.says(texts.outcomes.unknown);
      await expectAccessible(page, 'an unknown code');

      // The latest that was recorded stands below the two that were not.
      await scan.lines
        .nth(2)
        .getByRole('button', { name: new RegExp(`^${texts.undo}`) })
        .click();
      await expect(scan.lines.nth(2)).toContainText(texts.outcomes.undone);
      expect((await states()).at(-1)).toBe('registered');
      // The button had the focus, and the next scan arrives all the same.
      await scan.read(codes[14] ?? '');
      await scan.says(texts.done.received);
      expect((await states()).at(-1)).toBe('received');
    });

    test('a worker weighs a parcel, and sees what does not go with the trip that is loaded', {
      tag: '@phone',
    }, async ({ page, product }) => {
      const api = await asAdmin(product);
      const order = await orderOf(api, 2);
      const [first, second] = (await parcelsOf(api, order._id)).map(({ code }) => code);
      const parcel = async (code = '') =>
        (await api.get<{ data: Parcel }>(`parcels/${code}`)).body.data;

      await openSignedIn(page, '/scan');
      const scan = scanner(page, texts);
      const mode = (name: string) => page.getByRole('button', { name, exact: true });
      await mode(texts.modes.weighed).click();
      await scan.read(first ?? '');
      await scan.says(texts.outcomes.noWeight);
      await scan.read('12,5');
      await scan.says(texts.done.weighed);
      expect(await parcel(first)).toMatchObject({ weight: 12.5, state: 'received' });

      await mode(texts.modes.loaded).click();
      const trips = page.getByRole('group', { name: texts.trip, exact: true });
      await trips.getByRole('button').last().click();
      await scan.read(second ?? '');
      await scan.says(texts.outcomes.otherTrip);
      await scan.says(texts.goes.A);
      await expectAccessible(page, 'another trip');
      expect(await parcel(second)).toMatchObject({ state: 'registered' });

      await page.reload();
      await expect(scan.lines).toHaveCount(1);
      await expect(scan.lines).toContainText(texts.done.weighed);
    });

    test('a worker scans with the camera, once while the label is in sight', {
      tag: '@phone',
    }, async ({ page, product }) => {
      const api = await asAdmin(product);
      const [parcel] = await parcelsOf(api, (await orderOf(api, 1))._id);
      await holdBeforeCamera(page, parcel?.code ?? '');
      await openSignedIn(page, '/scan');
      const scan = scanner(page, texts);
      await page.getByRole('button', { name: texts.camera, exact: true }).click();
      await scan.says(texts.done.received);
      await expectAccessible(page, 'scanning with the camera');
      await expect(scan.lines).toHaveCount(1);
    });
  });
}
