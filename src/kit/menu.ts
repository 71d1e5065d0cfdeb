import type SvgIcon from '@mui/material/SvgIcon';
import { createContext, useContext } from 'react';
import type { Actor } from '../../domain/access.ts';
import type { MessageKey } from '../i18n/en.ts';

/** Parts of the side menu, in their order: work first, settings last. */
export const MENU_SECTIONS = [
  'operations',
  'documents',
  'customers',
  'messages',
  'content',
  'settings',
] as const;
export type MenuSection = (typeof MENU_SECTIONS)[number];

/** An entry of the side menu. One with children opens them; its own address is where they begin. */
export type MenuEntry = {
  to: string;
  /** Another address of the same page (specification 2.2, "second reading"). */
  alias?: string;
  labelKey: MessageKey;
  icon: typeof SvgIcon;
  section: MenuSection;
  order: number;
  /** What a back end must have for the page: a resource, or another part of it. */
  needs?: string;
  /** False where what the page shows is changed, and never created. */
  canCreate?: false;
  /** Whether somebody may see what the page shows; everybody if left out. */
  isFor?: (actor: Actor) => boolean;
  /** Says whether the back end has what the page shows; a hook. */
  useIsThere?: () => boolean | undefined;
  /** How many things on the page wait for somebody; a hook. */
  useCount?: () => number;
  /** Where exactly these things are shown. */
  countTo?: string;
  /** Loads the code of the page, while a pointer is on its way to it. */
  prepare?: () => unknown;
  children?: readonly Omit<
    MenuEntry,
    'section' | 'order' | 'children' | 'useIsThere' | 'useCount'
  >[];
};

/** Where the entry of a resource stands. */
export type MenuPlace = {
  readonly icon: MenuEntry['icon'];
  readonly menu?: Pick<MenuEntry, 'section' | 'order' | 'canCreate'>;
};

/** What the menu needs to know about a resource's view. */
export type MenuView = MenuPlace & { readonly definition: { readonly name: string } };

/** The entry of a list in the side menu: one of its own, or one under another. */
export type ListMenu = Pick<MenuEntry, 'icon' | 'useIsThere'> &
  (
    | Pick<MenuEntry, 'section' | 'order'>
    | { readonly under: Pick<MenuEntry, 'to' | 'labelKey' | 'icon' | 'section' | 'order'> }
  );

/** What the menu needs to know about a list at an address of its own. */
type MenuList = {
  readonly path?: string;
  readonly aliases?: readonly string[];
  readonly title?: string;
  readonly menu?: ListMenu;
} & Pick<MenuEntry, 'needs' | 'isFor'>;

/** The entries of a side menu, by section. */
export type SideMenu = readonly { section: MenuSection; entries: readonly MenuEntry[] }[];

/** The side menu of the product; whoever builds the product provides it. */
export const MenuContext = createContext<SideMenu>([]);

/** What the menu says of the pages that it leads to. */
export type MenuPage = Pick<
  MenuEntry,
  'to' | 'labelKey' | 'icon' | 'alias' | 'needs' | 'canCreate' | 'isFor'
>;

/** The pages that a menu leads to, whether they stand by themselves or under another entry. */
export const pagesOf = (menu: SideMenu): readonly Omit<MenuEntry, 'section' | 'order'>[] =>
  menu
    .flatMap((group) => group.entries)
    .flatMap((entry): readonly Omit<MenuEntry, 'section' | 'order'>[] => entry.children ?? [entry]);

/**
 * What the presence of a page depends on: what the back end lacks, and the reader, once that is known.
 */
type Reader = { readonly lacks: (part: string) => boolean; readonly actor: Actor | undefined };

const isMissing = ({ needs, isFor }: Pick<MenuPage, 'needs' | 'isFor'>, reader: Reader): boolean =>
  (needs !== undefined && reader.lacks(needs)) ||
  (reader.actor !== undefined && isFor?.(reader.actor) === false);

/** A side menu without the pages that are not there for its reader. */
export function menuWithout(menu: SideMenu, reader: Reader): SideMenu {
  const isThere = (page: Pick<MenuPage, 'needs' | 'isFor'>) => !isMissing(page, reader);
  if (pagesOf(menu).every(isThere)) return menu;
  return menu.flatMap(({ section, entries }) => {
    const left = entries.filter(isThere).flatMap((entry) => {
      if (!entry.children) return [entry];
      const children = entry.children.filter(isThere);
      return children.length > 0 ? [{ ...entry, children }] : [];
    });
    return left.length > 0 ? [{ section, entries: left }] : [];
  });
}

/** Whether an address belongs to a page of this menu that is not there for its reader. */
export const isMissingAt = (menu: SideMenu, pathname: string, reader: Reader): boolean =>
  pagesOf(menu).some((page) => isMissing(page, reader) && isUnder(pathname, page));

/** Finds the entry of the side menu that a page belongs to. */
export function usePageAt(): (pathname: string) => MenuPage | undefined {
  const pages = pagesOf(useContext(MenuContext));
  return (pathname) => pages.find((page) => isUnder(pathname, page));
}

/** Whether the side menu leads to exactly this page. */
export function useIsInMenu(): (pathname: string) => boolean {
  const pageAt = usePageAt();
  return (pathname) => {
    const page = pageAt(pathname);
    return page !== undefined && [page.to, page.alias].includes(pathname);
  };
}

/** The side menu: entries of views and of our own pages, by section and in order. */
export function menuSections(views: readonly MenuView[], entries: readonly MenuEntry[]): SideMenu {
  const all = [...views.flatMap(entryOfView), ...entries];
  return MENU_SECTIONS.map((section) => ({
    section,
    entries: all.filter((entry) => entry.section === section).toSorted((a, b) => a.order - b.order),
  })).filter((group) => group.entries.length > 0);
}

/** The entries of lists at addresses of their own; one under another is its child. */
export function listEntries(lists: readonly MenuList[]): MenuEntry[] {
  const entries = new Map<string, MenuEntry>();
  for (const { path: to, aliases, title, menu, needs, isFor } of lists) {
    if (!to || !menu) continue;
    const { icon, useIsThere } = menu;
    const page = {
      to,
      icon,
      ...(needs && { needs }),
      ...(isFor && { isFor }),
      labelKey: title as MenuEntry['labelKey'],
      ...(aliases?.[0] && { alias: aliases[0] }),
    };
    if ('under' in menu) {
      const parent = entries.get(menu.under.to) ?? menu.under;
      const { children = [] } = parent as MenuEntry;
      entries.set(menu.under.to, { ...parent, children: [...children, page] });
    } else {
      const { section, order } = menu;
      entries.set(to, { ...page, section, order, ...(useIsThere && { useIsThere }) });
    }
  }
  return [...entries.values()];
}

/** Whether a path belongs to a menu entry. Paths are compared as the router compares them. */
export function isUnder(pathname: string, { to, alias = to }: Pick<MenuEntry, 'to' | 'alias'>) {
  const here = pathname.toLowerCase();
  return [to.toLowerCase(), alias.toLowerCase()].some(
    (there) => here === there || here.startsWith(`${there}/`),
  );
}

const entryOfView = ({ definition, icon, menu }: MenuView): MenuEntry[] =>
  menu
    ? [
        {
          to: `/${definition.name}`,
          labelKey: `resources.${definition.name}.name` as MenuEntry['labelKey'],
          icon,
          needs: definition.name,
          ...menu,
        },
      ]
    : [];
