import { isUnder, type MenuEntry, menuSections } from '../../kit/menu.ts';
import { views } from '../../resources/registry.tsx';
import { menuEntries } from '../menu-entries.ts';

type MenuPage = Pick<MenuEntry, 'to' | 'labelKey' | 'icon' | 'alias'>;

/** The side menu of this product. */
export const sideMenu = menuSections(views, menuEntries);

const pages: readonly MenuPage[] = sideMenu
  .flatMap((group) => group.entries)
  .flatMap((entry): readonly MenuPage[] => entry.children ?? [entry]);

/** The entry of the side menu that a page belongs to. */
export const pageAt = (pathname: string): MenuPage | undefined =>
  pages.find((page) => isUnder(pathname, page));
