import { useSyncExternalStore } from 'react';
import { PUBLIC_PAGES, type PublicPageName } from '../../../domain/publishing/public-pages.ts';

const isPage = (name: string): name is PublicPageName => Object.hasOwn(PUBLIC_PAGES, name);

const read = (): string => location.hash.slice(1);

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The public page that the address names behind its `#`, if it names one. */
export function usePublicPage(): PublicPageName | undefined {
  const name = useSyncExternalStore(subscribe, read);
  return isPage(name) ? name : undefined;
}
