import { isObject } from '../../domain/validate.ts';
import { type MenuEntry, pagesOf, type SideMenu } from './menu.ts';

/** How a person has arranged their side menu. What it does not name stands as the product has it. */
export type MenuArrangement = {
  /** Addresses of pages that stand on top as well. */
  readonly favourites: readonly string[];
  /** Sections whose entries are folded away. */
  readonly folded: readonly string[];
  /** Sections in their order; others come after them. */
  readonly sections: readonly string[];
  /** Addresses of entries in their order, of all sections; others come last in their section. */
  readonly entries: readonly string[];
};

const names = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** A stored arrangement; whatever another version of the product has stored is left out. */
export function arrangementOf(stored: unknown): MenuArrangement {
  const { favourites, folded, sections, entries } = isObject(stored) ? stored : {};
  return {
    favourites: names(favourites),
    folded: names(folded),
    sections: names(sections),
    entries: names(entries),
  };
}

const placeIn = (order: readonly string[], name: string): number =>
  order.includes(name) ? order.indexOf(name) : order.length;

/** The sections of a menu and their entries in the order of an arrangement. */
export const arrangedMenu = (menu: SideMenu, { sections, entries }: MenuArrangement): SideMenu =>
  menu
    .toSorted((a, b) => placeIn(sections, a.section) - placeIn(sections, b.section))
    .map((group) => ({
      ...group,
      entries: group.entries.toSorted((a, b) => placeIn(entries, a.to) - placeIn(entries, b.to)),
    }));

/** The favourites that the menu leads to, in their order; one that is not there for its reader is kept. */
export function favouritesOf(
  menu: SideMenu,
  { favourites }: MenuArrangement,
): readonly Omit<MenuEntry, 'section' | 'order'>[] {
  const pages = pagesOf(menu);
  return favourites.flatMap((to) => pages.find((page) => page.to === to) ?? []);
}

/** A list with one name added at its end, or without it. */
export const toggled = (list: readonly string[], name: string): readonly string[] =>
  list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
