import { PUBLIC_PAGES, type PublicPageName } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';
import '../style/public.css';

const NAMES = Object.keys(PUBLIC_PAGES) as PublicPageName[];

type Props = {
  page?: PublicPageName;
  /** Whether the links are all that is shown, one below the other. */
  isWhole?: boolean;
};

/** The way to every public page: below the login, below each of them, and for who is logged in. */
export default function PublicLinks({ page, isWhole = false }: Props) {
  const { nav, pages } = usePublicTexts();
  return (
    <nav className={isWhole ? 'orders public-menu' : 'public-links'} aria-label={nav}>
      {NAMES.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === page ? 'page' : undefined}>
          {pages[name]}
        </a>
      ))}
    </nav>
  );
}
