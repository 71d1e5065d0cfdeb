import { type Browser, type Page, expect as patient } from '@playwright/test';
import sharp from 'sharp';
import { en as texts } from '../../src/i18n/en.ts';
import { signIn } from './e2e/sign-in.ts';

/** A shared machine stalls; the browser's own tests wait as long. */
const expect = patient.configure({ timeout: 20_000 });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What a clerk does with the resource that the command made, of which nobody wrote a line. */
export function vehicleWalk(browser: Browser) {
  async function open(url: string, address: string): Promise<Page> {
    const context = await browser.newContext({
      ...{ baseURL: url, locale: 'en', viewport: { width: 1440, height: 900 } },
    });
    const page = await context.newPage();
    await page.goto(address);
    await signIn(page, texts);
    return page;
  }

  return {
    /** A vehicle with a photo and a date, by its form. */
    async create(url: string): Promise<void> {
      const page = await open(url, '/vehicles/create');
      await page.getByRole('textbox', { name: /^Plate/ }).fill('HB JS 100');
      await field(page, 'Brand').fill('Kastenwagen');
      await field(page, 'Seats').fill('3');
      await field(page, 'Service').fill('2026-12-01');
      const photo = await sharp({
        create: { width: 900, height: 600, channels: 3, background: '#0a5c6e' },
      })
        .jpeg()
        .toBuffer();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: photo });
      await page.getByRole('button', { name: texts.ra.action.save, exact: true }).click();
      await expect(page).not.toHaveURL(/create/);
      await page.context().close();
    },

    /** The same vehicle after the server was started again: its values, and its picture. */
    async read(url: string): Promise<void> {
      const page = await open(url, '/vehicles');
      const row = page.getByRole('row', { name: /HB JS 100/ });
      await expect(row).toContainText('Kastenwagen');
      await expect(row).toContainText('01/12/26');
      const picture = row.locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await page.context().close();
    },
  };
}
