import { useEffect, useState } from 'react';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useTexts } from '../language/language.ts';
import { BridgeMark } from '../parts/BridgeMark.tsx';
import { Advertisements, useAdvertisements } from './Advertisements.tsx';
import { CONTENTS } from './Contents.tsx';
import PublicLinks from './PublicLinks.tsx';
import { type Content, NotThere, type PublicPageName, readContents } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';
import '../style/public.css';

type PageOf = { apiUrl: string; page: PublicPageName };
type Props = PageOf & {
  /** Whether the reader is logged in: the way back leads to their own page. */
  isInside: boolean;
};
type Read = readonly Content[] | 'loading' | 'failed' | 'missing';

/** Texts that bind are read without advertisement. */
const LEGAL: readonly PublicPageName[] = ['terms', 'imprint', 'privacy'];

/** A page that everybody may read, with or without a session. */
export default function PublicPage({ apiUrl, page, isInside }: Props) {
  const { brand } = useTexts();
  const texts = usePublicTexts();
  const title = texts.pages[page];
  // A link at the end of one page leads to the beginning of the next.
  useEffect(() => {
    if (page) document.documentElement.scrollTop = 0;
  }, [page]);
  const published = useAdvertisements(apiUrl);
  const ads = { apiUrl, rows: LEGAL.includes(page) ? [] : published };
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className="login-page">
      <header className="login-head">
        <a className="brand" href="#start">
          <BridgeMark />
          {brand}
        </a>
        <LanguageChoice />
      </header>
      <main className="public">
        <h1>{title}</h1>
        <Advertisements {...ads} place="top" />
        <Shown key={page} apiUrl={apiUrl} page={page} />
        <Advertisements {...ads} place="middle" />
        <a className="public-back" href="#start">
          {isInside ? texts.inside : texts.back}
        </a>
        <Advertisements {...ads} place="bottom" />
      </main>
      <PublicLinks page={page} />
    </div>
  );
}

function Shown({ apiUrl, page }: PageOf) {
  const texts = usePublicTexts();
  const [read, setRead] = useState<Read>('loading');
  const [turn, setTurn] = useState(0);
  // Every turn asks again.
  useEffect(() => {
    let isGone = turn < 0;
    setRead('loading');
    readContents(apiUrl, page).then(
      (rows) => !isGone && setRead(rows),
      (error) => !isGone && setRead(error instanceof NotThere ? 'missing' : 'failed'),
    );
    return () => {
      isGone = true;
    };
  }, [apiUrl, page, turn]);
  if (read === 'loading') return <p className="muted">{texts.loading}</p>;
  if (read === 'missing') return <p role="alert">{texts.missing}</p>;
  if (read === 'failed') {
    return (
      <>
        <p role="alert">{texts.failed}</p>
        <button type="button" className="button" onClick={() => setTurn(turn + 1)}>
          {texts.again}
        </button>
      </>
    );
  }
  const Rows = CONTENTS[page];
  // The price of a kilogram stands on its page without other prices too.
  const isEmpty = read.length === 0 && page !== 'prices';
  return isEmpty ? <p className="muted">{texts.empty}</p> : <Rows apiUrl={apiUrl} rows={read} />;
}
