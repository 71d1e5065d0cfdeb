import { useEffect, useState } from 'react';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useTexts } from '../language/language.ts';
import { BridgeMark } from '../parts/BridgeMark.tsx';
import { CONTENTS, usePublicTexts } from './Contents.tsx';
import PublicLinks from './PublicLinks.tsx';
import { type Content, NotThere, type PublicPageName, readContents } from './public-contents.ts';
import '../style/public.css';

type Props = { apiUrl: string; page: PublicPageName };
type Read = readonly Content[] | 'loading' | 'failed' | 'missing';

/** A page that everybody may read, with or without a session. */
export default function PublicPage({ apiUrl, page }: Props) {
  const { brand } = useTexts();
  const texts = usePublicTexts();
  const title = texts.pages[page];
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
        <Shown key={page} apiUrl={apiUrl} page={page} />
        <a className="public-back" href="#start">
          {texts.back}
        </a>
      </main>
      <PublicLinks page={page} />
    </div>
  );
}

function Shown({ apiUrl, page }: Props) {
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
  return read.length === 0 ? <p className="muted">{texts.empty}</p> : <Rows rows={read} />;
}
