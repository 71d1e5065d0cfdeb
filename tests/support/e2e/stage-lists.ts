import { expect, type Locator, type Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en.ts';
import { expectNotice } from './expect-notice.ts';
import { pressForSelection } from './press-for-selection.ts';

type MenuEntry =
  | 'validation'
  | 'warehouse'
  | 'tracking'
  | 'fromMorocco'
  | 'bills'
  | 'tickets'
  | 'declarations'
  | 'bin';

const CODE = /JS-\d+/;

/** A clerk's actions on the stage lists, with the labels of one language. */
export function stageLists(page: Page, texts: Messages) {
  const { shell, orders, notice } = texts;
  const boxOf = (code: string | RegExp): Locator => page.getByRole('checkbox', { name: code });
  const search = () => page.getByRole('textbox', { name: orders.list.search, exact: true });

  /** Opens a stage from the menu, which has to be opened first on a phone. */
  async function openStage(stage: MenuEntry): Promise<void> {
    const opener = page.getByRole('button', { name: shell.menu.open, exact: true });
    // The menu's own link. A card of the overview has the same name, but only while it is loading.
    const menu = page.getByRole('navigation', { name: shell.menu.label, exact: true });
    const link = menu.getByRole('link', { name: shell.menu[stage], exact: true });
    await expect(opener.or(link).first()).toBeVisible(); // The page may still be loading.
    if (!(await link.isVisible())) await opener.click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: shell.menu[stage] })).toBeVisible();
    await expect(boxOf(CODE).first()).toBeVisible();
  }

  /** Ticks the first orders of the page and returns their codes. */
  async function selectFirst(count: number): Promise<string[]> {
    const codes: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const box = boxOf(CODE).nth(at);
      const label = (await box.getAttribute('aria-label')) ?? '';
      codes.push(CODE.exec(label)?.[0] ?? '');
      await box.check();
    }
    return codes;
  }

  /** Searches, and returns how many orders the server found. */
  async function searchFor(code: string): Promise<number> {
    // The sums over the list are requested too, and may arrive first.
    const answer = page.waitForResponse(
      (response) =>
        response.url().includes(`search=${code}`) && !response.url().includes('/totals'),
    );
    await search().fill(code);
    const { count } = (await (await answer).json()) as { count: number };
    return count;
  }

  /** Searches for an order by its code, and expects it in the open list. */
  async function find(code: string): Promise<Locator> {
    await searchFor(code);
    await expect(boxOf(CODE)).toHaveCount(1);
    await expect(boxOf(code)).toBeVisible();
    return boxOf(code);
  }

  /** Searches for an order by its code, and expects that the open list does not have it. */
  async function miss(code: string): Promise<void> {
    expect(await searchFor(code)).toBe(0);
    await expect(page.getByText(orders.empty.filtered)).toBeVisible();
  }

  async function select(codes: readonly string[]): Promise<void> {
    for (const code of codes) await (await find(code)).check();
    await search().fill('');
  }

  const press = (verb: BulkVerb) => pressForSelection(page, texts, orders.bulk[verb].label);

  /** Presses a button of the selection and confirms the question that follows. */
  async function act(verb: BulkVerb, notified: string): Promise<void> {
    await press(verb);
    await confirm();
    await expectNotice(page, notified);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  const confirm = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: shell.confirm.confirm, exact: true })
      .click();

  return {
    openStage,
    selectFirst,
    select,
    find,
    miss,
    press,
    act,
    confirm,
    notices: notice.orders,
  };
}

type Bulk = Messages['orders']['bulk'];
type BulkVerb = {
  [Key in keyof Bulk]: Bulk[Key] extends { label: string } ? Key : never;
}[keyof Bulk];
