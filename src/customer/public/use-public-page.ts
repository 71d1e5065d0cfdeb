import { PUBLIC_PAGES, type PublicPageName } from '../../../domain/publishing/public-pages.ts';
import { useAddress } from '../use-address.ts';

const isPage = (name: string): name is PublicPageName => Object.hasOwn(PUBLIC_PAGES, name);

/** The public page that the address names, if it names one. */
export function usePublicPage(): PublicPageName | undefined {
  const name = useAddress();
  return isPage(name) ? name : undefined;
}
