import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { describe, expect, test } from 'vitest';
import { isUnder, type MenuEntry, type MenuView, menuSections } from '../../../src/kit/menu.ts';

const view = (name: string, menu: MenuView['menu']): MenuView => ({
  definition: { name },
  icon: LabelOutlined,
  menu,
});
const page: MenuEntry = {
  to: '/ToDu',
  labelKey: 'shell.menu.fromMorocco',
  icon: LabelOutlined,
  section: 'operations',
  order: 2,
};

describe('the side menu is built from what exists', () => {
  test('views and pages are listed in their sections and in their order', () => {
    const sections = menuSections(
      [
        view('tours', { section: 'content', order: 2 }),
        view('prices', { section: 'content', order: 1 }),
        view('trips', { section: 'operations', order: 1 }),
      ],
      [page],
    );
    expect(sections.map(({ section, entries }) => [section, entries.map(({ to }) => to)])).toEqual([
      ['operations', ['/trips', '/ToDu']],
      ['content', ['/prices', '/tours']],
    ]);
  });

  test('a view without a menu place has no entry, and a section without entries has no heading', () => {
    expect(menuSections([view('commands', undefined)], [])).toEqual([]);
  });

  test.each([
    ['/users', true],
    ['/users/12', true],
    ['/USERS/12', true],
    ['/usersandmore', false],
    ['/people/1', true],
    ['/', false],
  ])('the page %s belongs to its entry: %s', (pathname, belongs) => {
    expect(isUnder(pathname, { to: '/users', alias: '/people' })).toBe(belongs);
  });
});
