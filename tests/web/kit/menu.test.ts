import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { describe, expect, test } from 'vitest';
import {
  isMissingAt,
  isUnder,
  type MenuEntry,
  type MenuView,
  menuSections,
  menuWithout,
} from '../../../src/kit/menu.ts';
import { sideMenu } from '../../../src/resources/registry.tsx';

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

/** Somebody at a back end that lacks some parts. */
const without = (...lacking: readonly string[]) => ({
  lacks: (part: string) => lacking.includes(part),
  actor: undefined,
});

describe('what the back end lacks', () => {
  const addresses = (lacking: readonly string[]) =>
    menuWithout(sideMenu, without(...lacking)).flatMap(({ entries }) =>
      entries.map(({ to }) => to),
    );

  test('has no entry, and a section with nothing left has no heading', () => {
    const lacking = ['reviews', 'Infos', 'conversation', 'campaigns', 'deliveries'];
    const left = addresses(lacking);
    expect(left).toEqual(expect.arrayContaining(['/tours', '/users', '/gallery', '/ToDu']));
    for (const deleted of ['/reviews', '/Infos', '/chat', '/campaigns', '/outbox']) {
      expect(addresses([])).toContain(deleted);
      expect(left).not.toContain(deleted);
    }
    const messages = [...lacking, 'templates', 'notices'];
    const sections = menuWithout(sideMenu, without(...messages));
    expect(sections.map(({ section }) => section)).not.toContain('messages');
  });

  test('has no page, and none below it', () => {
    const reader = without('tours');
    expect(isMissingAt(sideMenu, '/tours', reader)).toBe(true);
    expect(isMissingAt(sideMenu, '/tours/7/show', reader)).toBe(true);
    expect(isMissingAt(sideMenu, '/users', reader)).toBe(false);
  });

  test('takes the lists of a resource with it, also those under another entry', () => {
    const left = addresses(['commands']);
    for (const to of ['/ToMa/validation', '/ToDu', '/bills', '/bin']) {
      expect(left).not.toContain(to);
    }
    expect(isMissingAt(sideMenu, '/ToMa/warehouse', without('commands'))).toBe(true);
  });
});

describe('a list that filters by what somebody may not read', () => {
  const reader = (role: string) => ({ lacks: () => false, actor: { id: 'somebody', role } });

  test('is not in their menu, and has no page for them', () => {
    const left = menuWithout(sideMenu, reader('customer')).flatMap(({ entries }) => entries);
    expect(left.map(({ to }) => to)).toContain('/ToDu');
    expect(left.map(({ to }) => to)).not.toContain('/bills');
    expect(isMissingAt(sideMenu, '/bills', reader('customer'))).toBe(true);
    expect(isMissingAt(sideMenu, '/ToMa/warehouse', reader('customer'))).toBe(false);
  });

  test('is there for whoever may, and for everybody until they are known', () => {
    expect(menuWithout(sideMenu, reader('admin'))).toBe(sideMenu);
    expect(isMissingAt(sideMenu, '/bills', reader('admin'))).toBe(false);
    expect(isMissingAt(sideMenu, '/bills', without())).toBe(false);
  });
});
