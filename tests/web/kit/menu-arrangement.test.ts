import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangedMenu,
  arrangementOf,
  favouritesOf,
  toggled,
} from '../../../src/kit/menu-arrangement.ts';
import { sideMenu } from '../../../src/resources/registry.tsx';

const SECTIONS = sideMenu.map(({ section }) => section);
const ADDRESSES = sideMenu.flatMap(({ entries }) => entries.map(({ to }) => to));

/** Whatever may be stored: names that there are, in any order, and others. */
const anyOf = (names: readonly string[]) =>
  fc.array(fc.oneof(fc.constantFrom(...names), fc.string()), { maxLength: 2 * names.length });
const stored = fc.record({
  favourites: anyOf(ADDRESSES),
  sections: anyOf(SECTIONS),
  entries: anyOf(ADDRESSES),
  folded: anyOf(SECTIONS),
});

describe('the arrangement of the side menu', () => {
  test('loses and invents no entry, and leaves each in its section', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const arranged = arrangedMenu(sideMenu, arrangementOf(value));
        const bySection = (menu: typeof sideMenu) =>
          menu
            .map(({ section, entries }) => [section, entries.map(({ to }) => to).sort()] as const)
            .toSorted(([a], [b]) => a.localeCompare(b));
        expect(bySection(arranged)).toEqual(bySection(sideMenu));
      }),
    );
  });

  test('follows its order, and leaves what it does not name in the order of the product', () => {
    const arranged = arrangedMenu(
      sideMenu,
      arrangementOf({ sections: ['content', 'gone'], entries: ['/ToDu', '/tours'] }),
    );
    const others = SECTIONS.filter((section) => section !== 'content');
    expect(arranged.map(({ section }) => section)).toEqual(['content', ...others]);
    const operations = arranged.find(({ section }) => section === 'operations');
    expect(operations?.entries[0]?.to).toBe('/ToDu');
  });

  test('is that of the product where nothing sensible is stored', () => {
    for (const value of [undefined, null, 7, 'no', [], { sections: 3, entries: [1, {}] }]) {
      expect(arrangedMenu(sideMenu, arrangementOf(value))).toEqual(sideMenu);
    }
  });

  test('has the favourites that there are, pages under others too, in their order', () => {
    const favourites = ['/tours', '/gone', '/ToMa/warehouse'];
    const found = favouritesOf(sideMenu, arrangementOf({ favourites }));
    expect(found.map(({ to }) => to)).toEqual(['/tours', '/ToMa/warehouse']);
  });

  test('adds a name that is not there, and removes one that is', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
