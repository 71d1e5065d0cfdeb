import { usePublicTexts } from './Contents.tsx';
import { PUBLIC_PAGES, type PublicPageName } from './public-contents.ts';
import '../style/public.css';

const NAMES = Object.keys(PUBLIC_PAGES) as PublicPageName[];

/** The way to every public page, below the login and below each of them. */
export default function PublicLinks({ page }: { page?: PublicPageName }) {
  const { nav, pages } = usePublicTexts();
  return (
    <nav className="public-links" aria-label={nav}>
      {NAMES.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === page ? 'page' : undefined}>
          {pages[name]}
        </a>
      ))}
    </nav>
  );
}
