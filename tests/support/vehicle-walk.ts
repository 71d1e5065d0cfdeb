import { readFile } from 'node:fs/promises';
import { type Page, expect as patient } from '@playwright/test';
import sharp from 'sharp';
import { en as texts } from '../../src/i18n/en.ts';
import type { ClerkPages } from './clerk-pages.ts';
import type { Client } from './client.ts';

/** A shared machine stalls; the browser's own tests wait as long. */
const expect = patient.configure({ timeout: 20_000 });

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
      await expect(page.getByText(kit.draft.kept.split('%')[0] ?? '')).toBeVisible();
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

    /** By the keyboard alone: a row is found, selected and opened; another is deleted. */
    async keyboard(api: Client): Promise<void> {
      for (const [plate, seats] of [
        ['HB JS 200', 9],
        ['HB JS 300', 12],
      ]) {
        expect((await api.post('vehicles', { plate, seats })).status).toBe(201);
      }
      const page = await tab('/vehicles');
      await expect(page.getByRole('row')).toHaveCount(4); // With the heading.
      await field(page, kit.list.search).focus();
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('row').nth(1)).toBeFocused({ timeout: 100 });
      }).toPass({ timeout: 20_000 });
      await page.keyboard.press('End');
      await expect(page.getByRole('row').nth(3)).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked();
      await page.keyboard.press('Escape');

      await rowOf(page, 'HB JS 300').focus();
      await page.keyboard.press('Delete');
      const question = page.getByRole('dialog');
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: ra.action.delete }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row')).toHaveCount(3);
      expect((await api.get<{ count: number }>('vehicles?limit=1')).body.count).toBe(2);

      await rowOf(page, 'HB JS 200').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/vehicles\/[0-9a-f-]{36}/);
      await expect(page.getByText('HB JS 200').first()).toBeVisible();
      await page.close();
    },

    /** The vehicles with few seats are a view of their own, and an export holds just them. */
    async viewAndExport(): Promise<void> {
      const page = await tab('/vehicles');
      await expect(page.getByRole('row')).toHaveCount(3);
      await button(page, kit.list.filters).click();
      await field(page, 'Seats, to').fill('5');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('row')).toHaveCount(2);
      await button(page, kit.views.open).click();
      await button(page, kit.views.save).click();
      await field(page, kit.views.name).fill('Vans');
      await button(page, kit.views.confirm).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: shown('Vans') })).toBeVisible();

      await button(page, kit.export.open).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: kit.export.csv }).click();
      const table = await readFile(await (await download).path(), 'utf8');
      expect(table).toContain('HB JS 100');
      expect(table).not.toContain('HB JS 200');
      await page.close();
    },

    /** After the server was started again: the list as it was left, its values, picture and view. */
    async read(): Promise<void> {
      const page = await tab('/vehicles');
      const row = rowOf(page, 'HB JS 100');
      await expect(row).toContainText('Kastenwagen');
      await expect(row).toContainText('01/12/26');
      const picture = row.locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('button', { name: shown('Vans') })).toBeVisible();
      await page.close();
    },
  };
}

const shown = (name: string): string => kit.views.shown.replace('%{name}', name);
