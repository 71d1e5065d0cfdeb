import { useEffect, useRef, useState } from 'react';
import { PUBLIC_PAGES, type PublicPageName } from '../../../domain/publishing/public-pages.ts';
import OwnConnectionLine from '../connection/OwnConnectionLine.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useTexts } from '../language/language.ts';
import { BridgeLogo } from '../parts/BridgeLogo.tsx';
import { Advertisements, useAdvertisements } from './Advertisements.tsx';
import { CONTENTS } from './Contents.tsx';
import { PublicLinks } from './PublicLinks.tsx';
import { type Content, NotThere, readContents } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';
import '../style/public.css';

type PageOf = { apiUrl: string; page: PublicPageName };
type Props = PageOf & {
  /** Whether the reader is logged in: the way back leads to their own page. */
  isInside: boolean;
};
type Read = readonly Content[] | 'loading' | 'failed' | 'missing';

/** A page that everybody may read, with or without a session. */
export default function PublicPage({ apiUrl, page, isInside }: Props) {
  const { brand } = useTexts();
  const published = useAdvertisements(apiUrl);
  // Texts that bind are read without advertisement.
  const ads = PUBLIC_PAGES[page].shows === 'legalText' ? [] : published;
  return (
    <div className="login-page">
      <header className="login-head">
        <a className="brand" href="#start">
          <BridgeLogo />
          {brand}
        </a>
        <LanguageChoice />
      </header>
      <OwnConnectionLine apiUrl={apiUrl} part={page} />
      <Reading key={page} apiUrl={apiUrl} page={page} isInside={isInside} ads={ads} />
    </div>
  );
}

type ReadingProps = Props & { ads: readonly Content[] | undefined };

/** One page. What stands below its contents comes with them, so that nothing is pushed away. */
function Reading({ apiUrl, page, isInside, ads }: ReadingProps) {
  const texts = usePublicTexts();
  const { read, again } = useContents(apiUrl, page);
  const contents = read !== 'loading' && ads && (
    <>
      <Advertisements apiUrl={apiUrl} rows={ads} place="top" />
      <Shown apiUrl={apiUrl} page={page} read={read} again={again} />
      <Advertisements apiUrl={apiUrl} rows={ads} place="middle" />
      <Advertisements apiUrl={apiUrl} rows={ads} place="bottom" />
    </>
  );
  return (
    <>
      <main className="public">
        <a className="back" href="#start">
          {isInside ? texts.inside : texts.back}
        </a>
        <Heading page={page} />
        {contents || <p className="muted">{texts.loading}</p>}
      </main>
      {contents && <PublicLinks page={page} />}
    </>
  );
}

/** The title of a page. A link at the end of one page leads to the beginning of the next. */
function Heading({ page }: { page: PublicPageName }) {
  const { brand, publicPages } = useTexts();
  const text = publicPages.names[page];
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    place.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${text} · ${brand}`;
  }, [text, brand]);
  return (
    <h1 ref={place} tabIndex={-1}>
      {text}
    </h1>
  );
}

function useContents(apiUrl: string, page: PublicPageName) {
  const [read, setRead] = useState<Read>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let isUnmounted = false;
    setRead('loading');
    readContents(apiUrl, page).then(
      (rows) => !isUnmounted && setRead(rows),
      (error) => !isUnmounted && setRead(error instanceof NotThere ? 'missing' : 'failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [apiUrl, page, attempt]);
  return { read, again: () => setAttempt(attempt + 1) };
}

type ShownProps = PageOf & { read: Exclude<Read, 'loading'>; again: () => void };

function Shown({ apiUrl, page, read, again }: ShownProps) {
  const texts = usePublicTexts();
  if (read === 'missing') return <p role="alert">{texts.missing}</p>;
  if (read === 'failed') {
    return (
      <>
        <p role="alert">{texts.failed}</p>
        <button type="button" className="button" onClick={again}>
          {texts.again}
        </button>
      </>
    );
  }
  const Rows = CONTENTS[PUBLIC_PAGES[page].shows];
  if (read.length === 0) return <p className="muted">{texts.empty}</p>;
  return <Rows apiUrl={apiUrl} rows={read} />;
}
