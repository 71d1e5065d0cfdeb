import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/fields.ts';
import { ShortcutsOpener } from '../../src/custom/layout/ShortcutsOpener.tsx';
import { loadShortcutTexts } from '../../src/i18n/shortcuts/catalogues.ts';
import { SHORTCUTS, type ShortcutGroup } from '../../src/kit/shortcuts/shortcuts.ts';
import { shortcutList, useShortcuts } from '../../src/kit/shortcuts/use-shortcuts.ts';
import { renderPage, setScreenWidth } from '../support/web.tsx';

const ROOT = join(import.meta.dirname, '../..');
const GROUPS = Object.keys(SHORTCUTS) as ShortcutGroup[];

/** The files of the back office. */
const FILES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/customer/'));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Who listens to keys without having shortcuts, and why. */
const NO_SHORTCUTS: Readonly<Record<string, string>> = {
  'src/kit/dialog/use-focus-return.ts': 'notes that a key was pressed',
  'src/kit/form/use-field-of-address.ts': 'notes that a key was pressed',
  'src/kit/dialog/DialogFrame.tsx': 'passes on what a dialog listens to',
  'src/kit/actions/use-row-menu.ts': 'notes that a key was pressed',
  'src/kit/list/ListRow.tsx': 'has the keys of use-row-keys.ts',
  'src/kit/hints.ts': 'closes a hint, as every tooltip',
  'src/kit/inputs/SearchInput.tsx': 'passes on what a search listens to',
  'src/features/tiles/ListTiles.tsx': 'has the keys of use-tile-keys.ts',
  'src/features/tiles/TitleInput.tsx': 'Enter and Escape of one field',
  'src/features/import/MendedCell.tsx': 'Enter and Escape of one field',
  'src/custom/orders/page/ParcelWeight.tsx': 'Enter of one field',
  'src/custom/prices/ProposedPrice.tsx': 'Enter and Escape of one field',
  'src/custom/orders/list-tools/codes/CodesField.tsx': 'what ends a code in one field',
  'src/custom/search/Palette.tsx': 'the keys of a combobox',
  'src/custom/documents/form/GoodsCell.tsx': 'the keys of a combobox',
  'src/custom/documents/form/LineCell.tsx': 'has the keys of line-columns.ts',
  'src/custom/chat/composer/QuickReplyButton.tsx': 'the keys of a combobox',
  'src/custom/chat/message/PreviewFrame.tsx': 'passes on what a preview listens to',
  'src/custom/chat/message/WaveSlider.tsx': 'the keys of a slider',
  'src/custom/session/PasswordField.tsx': 'notes that capitals are locked',
  'src/login/LoginPassword.tsx': 'notes that capitals are locked',
};

describe('The registry of shortcuts', () => {
  const heard = GROUPS.flatMap((group) => [...SHORTCUTS[group].heardIn]);

  it('names every file that listens to keys', () => {
    const listening = FILES.filter((path) =>
      /onKeyDown|onKeyUp|['"]key(down|up)['"]/.test(textOf(path)),
    );
    expect(listening.length).toBeGreaterThan(25);
    const known = [...heard, ...Object.keys(NO_SHORTCUTS)];
    expect(listening.filter((path) => !known.includes(path))).toEqual([]);
    expect(known.filter((path) => !FILES.includes(path))).toEqual([]);
  });

  const NAMED =
    /'(Arrow\w+|Home|End|Page(?:Up|Down)|Enter|Escape|Delete|Backspace|ContextMenu|Tab|F\d+)'|\b(Arrow\w+|Home|End|Page(?:Up|Down)|Enter):/g;

  it.each(GROUPS)('names every key of its files: %s', (group) => {
    const { heardIn, keys } = SHORTCUTS[group];
    const declared = new Set(
      Object.values<readonly string[]>(keys).flatMap((all) =>
        all.map((one) => one.split('+').at(-1) || '+'),
      ),
    );
    const used = heardIn.flatMap((path) =>
      [...textOf(path).matchAll(NAMED)].map(([, quoted, property]) => quoted ?? property ?? ''),
    );
    expect(used.filter((key) => !declared.has(key))).toEqual([]);
  });

  it.each(GROUPS)('is called by the part of the page that has it: %s', (group) => {
    expect(FILES.some((path) => textOf(path).includes(`useShortcuts('${group}'`))).toBe(true);
  });

  it.each(LOCALES)('has a text for each action and each named key (%s)', async (locale) => {
    const texts = await loadShortcutTexts(locale);
    for (const group of GROUPS) {
      const { keys } = SHORTCUTS[group];
      expect(Object.keys(texts[group]).toSorted()).toEqual(
        ['title', ...Object.keys(keys)].toSorted(),
      );
      const named = Object.values<readonly string[]>(keys)
        .flatMap((all) => all.flatMap((one) => (one.length > 1 ? one.split('+') : [])))
        .filter((part) => part.length > 1);
      expect(named.filter((part) => !(part in texts.keys))).toEqual([]);
    }
  });
});

function Page() {
  useShortcuts('calendar');
  return (
    <>
      <input aria-label="Note" />
      <ShortcutsOpener />
    </>
  );
}

describe('A question mark', () => {
  beforeEach(() => {
    setScreenWidth(1440);
    shortcutList.set(false);
  });

  it('opens the list of the shortcuts that the page has, and of no others', async () => {
    await renderPage(<Page />);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const calendar = await within(dialog).findByRole('region', { name: 'In the calendar' });
    expect(calendar).toHaveTextContent('Earlier or laterPage up or Page down');
    expect(within(dialog).getByRole('region', { name: 'On every page' })).toHaveTextContent(
      'Search everythingCtrl + K or /',
    );
    expect(within(dialog).getAllByRole('region')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is a character where somebody types', async () => {
    await renderPage(<Page />);
    const note = screen.getByLabelText('Note');
    await userEvent.type(note, 'When?');
    expect(note).toHaveValue('When?');
    expect(shortcutList.isOpen()).toBe(false);
  });
});
