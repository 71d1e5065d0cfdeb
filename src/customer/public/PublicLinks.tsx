import { PUBLIC_PAGES, type PublicPageName } from '../../../domain/publishing/public-pages.ts';
import { useTexts } from '../language/language.ts';
import '../style/public.css';

const NAMES = Object.keys(PUBLIC_PAGES) as PublicPageName[];

type Props = {
  page?: PublicPageName;
  /** Whether the links are a part of the page, one below the other. */
  isWhole?: boolean;
};

/** The way to every public page: below the login, below each of them, and for who is logged in. */
export function PublicLinks({ page, isWhole = false }: Props) {
  const { label, names } = useTexts().publicPages;
  return (
    <nav className={isWhole ? 'public-menu' : 'public-links'} aria-label={label}>
      {NAMES.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === page ? 'page' : undefined}>
          {names[name]}
        </a>
      ))}
    </nav>
  );
}
