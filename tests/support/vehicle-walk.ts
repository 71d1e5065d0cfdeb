import { type Page, expect as patient } from '@playwright/test';
import sharp from 'sharp';
import { en as texts } from '../../src/i18n/en.ts';
import type { ClerkPages } from './clerk-pages.ts';

/** A shared machine stalls; the browser's own tests wait as long. */
const expect = patient.configure({ timeout: 60_000 });

const { kit, ra } = texts;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, plate: string) => page.getByRole('row', { name: plate });

/** What a clerk does with the resource that the command made, of which nobody wrote a line. */
export function vehicleWalk({ tab }: ClerkPages) {
  return {
    /** A vehicle is typed, the tab is closed, and the next one brings it back; a photo is added. */
    async create(): Promise<void> {
      const page = await tab('/vehicles/create');
      await page.getByRole('textbox', { name: /^Plate/ }).fill('HB JS 100');
      await field(page, 'Brand').fill('Kastenwagen');
      await field(page, 'Seats').fill('3');
      await field(page, 'Service').fill('2026-12-01');
      await expect(page.getByText(kit.draft.stored.split('%')[0] ?? '')).toBeVisible();
      await page.close({ runBeforeUnload: false });

      const next = await tab('/vehicles/create');
      await expect(next.getByRole('dialog', { name: kit.draft.title })).toBeVisible();
      await button(next, kit.draft.restore).click();
      await expect(field(next, 'Service')).toHaveValue('01/12/2026');
      const photo = await sharp({
        create: { width: 900, height: 600, channels: 3, background: '#0a5c6e' },
      })
        .jpeg()
        .toBuffer();
      await next
        .locator('input[type=file]')
        .setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: photo });
      await button(next, ra.action.save).click();
      await expect(next).not.toHaveURL(/create/);
      await next.close();
    },

    /** After the server was started again: the vehicle, its values and its picture. */
    async read(): Promise<void> {
      const page = await tab('/vehicles');
      const row = rowOf(page, 'HB JS 100');
      await expect(row).toContainText('Kastenwagen');
      await expect(row).toContainText('01/12/26');
      const picture = row.locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await page.close();
    },
  };
}
