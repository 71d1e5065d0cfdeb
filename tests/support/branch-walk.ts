import { readFile } from 'node:fs/promises';
import { type Page, expect as patient } from '@playwright/test';
import { en as texts } from '../../src/i18n/en.ts';
import type { ClerkPages } from './clerk-pages.ts';
import type { Client } from './client.ts';
import { expectNotice } from './e2e/expect-notice.ts';

/** Cities of the branches that the walk creates; the last one belongs to a partner. */
const CITIES = ['Aachen', 'Bonn', 'Celle', 'Essen'] as const;

/** A shared machine stalls; the browser's own tests wait as long. */
const expect = patient.configure({ timeout: 60_000 });

const { kit, ra } = texts;
const SHOWN = kit.views.shown.replace('%{name}', 'Closed');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

type Branch = { _id: string; city: string; open: boolean; visitedAt?: string | null };

/** What a clerk does with the resource of the tutorial, in a real browser. */
export function branchWalk({ tab, device }: ClerkPages, api: Client) {
  const ids = new Map<string, string>();
  const branch = async (city: string) =>
    (await api.get<{ data: Branch }>(`branches/${ids.get(city)}`)).body.data;

  return {
    async fill(): Promise<void> {
      for (const city of CITIES) {
        const kind = city === 'Essen' ? 'partner' : 'office';
        const made = await api.post<{ data: Branch }>('branches', {
          city,
          kind,
          phone: '+4924155501',
          open: true,
          counters: 3,
          area: 80.5,
          rent: '900.00',
          languages: ['Deutsch', 'العربية'],
          contact: { name: 'Nora Muster', floor: '2' },
          greeting: { de: 'Willkommen' },
        });
        expect(made.status).toBe(201);
        ids.set(city, made.body.data._id);
      }
    },

    /** By the keyboard alone: rows are chosen, closed, and one of them is noted as visited. */
    async actions(): Promise<void> {
      const page = await tab('/offices');
      const row = (city: string) => page.getByRole('row', { name: city });
      await expect(page.getByRole('row')).toHaveCount(4); // With the heading; the partner is elsewhere.
      await page.getByRole('textbox', { name: kit.list.search, exact: true }).focus();
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(row('Aachen')).toBeFocused({ timeout: 100 });
      }).toPass({ timeout: 60_000 });
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowDown');
      await confirm(page, 'Close');
      await expectNotice(page, '2 entries changed');
      expect((await branch('Aachen')).open).toBe(false);
      expect((await branch('Bonn')).open).toBe(false);

      await row('Celle').focus();
      await page.keyboard.press('Space');
      await confirm(page, 'Note a visit');
      await expectNotice(page, 'Visit noted');
      expect((await branch('Celle')).visitedAt).toBeTruthy();
      await page.close();
    },

    /** A saved view follows to another device, and an export holds the rows of the list. */
    async viewAndExport(): Promise<void> {
      const page = await tab('/offices');
      await button(page, kit.list.filters).click();
      const filters = page.getByRole('dialog').or(page.getByRole('menu')).first();
      await filters.getByLabel('Open', { exact: true }).first().click();
      await page.getByRole('option', { name: kit.no, exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('row')).toHaveCount(3);
      await button(page, kit.views.open).click();
      await button(page, kit.views.save).click();
      await field(page, kit.views.name).fill('Closed');
      await button(page, kit.views.confirm).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: SHOWN })).toBeVisible();

      await button(page, kit.list.more).click();
      await button(page, kit.export.open).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: kit.export.csv }).click();
      const table = await readFile(await (await download).path(), 'utf8');
      expect(table).toContain('Aachen');
      expect(table).toContain('Bonn');
      expect(table).not.toContain('Celle');
      await page.close();

      const other = await device('/offices');
      await button(other, kit.views.open).click();
      await other.getByText('Closed', { exact: true }).click();
      await expect(other.getByRole('row')).toHaveCount(3);
      await other.context().close();
    },

    /** What was typed in a tab since closed is offered again. */
    async draft(): Promise<void> {
      const page = await tab(`/branches/${ids.get('Bonn')}`);
      await field(page, 'Counters').fill('7');
      await expect(page.getByText(kit.draft.stored.split('%')[0] ?? '')).toBeVisible();
      await page.close({ runBeforeUnload: false });
      const next = await page.context().newPage();
      await next.goto(`/branches/${ids.get('Bonn')}`);
      await expect(next.getByRole('dialog', { name: kit.draft.title })).toBeVisible();
      await button(next, kit.draft.restore).click();
      await expect(field(next, 'Counters')).toHaveValue('7');
      await next.close();
    },

    /** Two browsers change one branch: nothing of either is lost. */
    async conflict(): Promise<void> {
      const address = `/branches/${ids.get('Aachen')}`;
      const [first, second] = [await tab(address), await device(address)];
      for (const page of [first, second]) await expect(field(page, 'Counters')).toHaveValue('3');
      await field(first, 'Counters').fill('5');
      await button(first, ra.action.save).click();
      await expect(first).toHaveURL(/\/(branches|offices)$/);
      await field(second, 'Counters').fill('9');
      await field(second, 'Name of the contact').fill('Sara Beispiel');
      await button(second, ra.action.save).click();
      const dialog = second.getByRole('dialog', { name: kit.conflict.title });
      await expect(dialog).toContainText('5');
      await dialog
        .getByRole('radiogroup', { name: 'Counters' })
        .getByRole('radio', { name: new RegExp(kit.conflict.theirs) })
        .check();
      await dialog.getByRole('button', { name: kit.conflict.save }).click();
      await expect(dialog).toBeHidden();
      await expect
        .poll(() => branch('Aachen'))
        .toMatchObject({
          counters: 5,
          contact: { name: 'Sara Beispiel', floor: '2' },
        });
      await first.close();
      await second.context().close();
    },

    /** The page of a branch is a sign, its form has sections, and the board is a list of its own. */
    async ladder(): Promise<void> {
      const page = await tab(`/branches/${ids.get('Celle')}/show`);
      await expect(page.getByText('Willkommen')).toBeVisible();
      await expect(page.getByText('80.5')).toBeHidden();
      await page.goto(`/branches/${ids.get('Celle')}`);
      await expect(page.getByText('Premises and dates')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^City/ })).toHaveAttribute(
        'autocapitalize',
        'words',
      );
      await page.goto('/board');
      await expect(page.getByRole('cell', { name: 'Essen' })).toBeVisible();
      await page.close();
    },

    /** On a phone the list is cards, and nothing is wider than the screen. */
    async phone(): Promise<void> {
      const page = await device('/partners', 'phone');
      await expect(page.getByRole('listitem').filter({ hasText: 'Essen' }).first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  };

  /** The action of the selection, and its question, by the keyboard. */
  async function confirm(page: Page, name: string): Promise<void> {
    await button(page, name).first().focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name });
    await question.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
}
