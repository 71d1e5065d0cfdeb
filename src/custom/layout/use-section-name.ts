import { useLocation, useTranslate } from 'react-admin';
import { pageAt } from './side-menu.ts';

/** The name of the current section, as in the menu; none for a path without an entry. */
export function useSectionName(): string | undefined {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const key = pathname === '/' ? 'shell.menu.overview' : pageAt(pathname)?.labelKey;
  return key && translate(key, { smart_count: 2 });
}
