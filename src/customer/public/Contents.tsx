import { useState } from 'react';
import { PUBLIC_TEXTS, type PublicTexts } from '../../i18n/customer/public-texts.ts';
import { formatDate, formatMoney } from '../language/formats.ts';
import { fill, useLanguage } from '../language/language.ts';
import { CleanMarkup } from './CleanMarkup.tsx';
import { type Content, inLanguage, type PublicPageName, plainText } from './public-contents.ts';

/** The texts of the public pages in the language of the page. */
export const usePublicTexts = (): PublicTexts => PUBLIC_TEXTS[useLanguage().locale];

type Rows = { rows: readonly Content[] };

/** A text with its language; one that is only there in German says so. */
function Localized({ value, isRich = false }: { value: unknown; isRich?: boolean }) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  const { text, lang } = inLanguage(value, locale);
  if (text === '') return null;
  return (
    <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {isRich ? <CleanMarkup html={text} /> : text}
      {isRich && lang === 'de' && locale !== 'de' && (
        <p className="muted small" lang={locale} dir="auto">
          {texts.german}
        </p>
      )}
    </div>
  );
}

const keyOf = ({ _id }: Content): string => plainText(_id);

const News = ({ rows }: Rows) =>
  rows.map((row) => (
    <article key={keyOf(row)}>
      <h2>
        <Localized value={row.title} />
      </h2>
      <Localized value={row.text} isRich />
    </article>
  ));

function Prices({ rows }: Rows) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  const directionOf = ({ direction: one }: Content) =>
    one === 'A' ? texts.toMorocco : one === 'B' ? texts.fromMorocco : texts.both;
  return (
    <ul className="public-list">
      {rows.map((row) => (
        <li key={keyOf(row)} className="public-price">
          <div>
            <Localized value={isEmpty(row.title) ? row.name : row.title} />
            <span className="muted small">{directionOf(row)}</span>
          </div>
          <strong>{formatMoney(plainText(row.price), locale)}</strong>
          <Localized value={row.note} />
        </li>
      ))}
    </ul>
  );
}

const isEmpty = (value: unknown): boolean => inLanguage(value, 'de').text === '';

function Tours({ rows }: Rows) {
  const { locale } = useLanguage();
  const { tours } = usePublicTexts();
  const today = new Date().toISOString().slice(0, 10);
  const next = rows.filter(
    ({ endDate }) => plainText(endDate) === '' || plainText(endDate) >= today,
  );
  return next.map((row) => (
    <article key={keyOf(row)}>
      <h2>
        <bdi>{[row.Cities].flat().map(plainText).filter(Boolean).join(' · ')}</bdi>
      </h2>
      <p>
        {[row.startDate, row.endDate]
          .map(plainText)
          .filter(Boolean)
          .map((day) => formatDate(day, locale))
          .join(' – ')}
      </p>
      <p className="muted">
        {row.status === 'open' ? tours.open : row.status === 'closed' ? tours.closed : tours.other}
      </p>
    </article>
  ));
}

function Questions({ rows }: Rows) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  const [asked, setAsked] = useState('');
  const wanted = asked.trim().toLowerCase();
  const found = rows.filter(({ question, answer }) =>
    [question, answer].some((one) => inLanguage(one, locale).text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <label className="field">
        <span>{texts.search}</span>
        <input type="search" value={asked} onChange={({ target }) => setAsked(target.value)} />
      </label>
      {found.length === 0 && <p role="status">{texts.nothing}</p>}
      {found.map((row) => (
        <details key={keyOf(row)}>
          <summary dir="auto">{inLanguage(row.question, locale).text}</summary>
          <Localized value={row.answer} isRich />
        </details>
      ))}
    </>
  );
}

const RATINGS = ['oneStar', 'twoStar', 'threeStar', 'fourStar', 'fiveStar'];

function Reviews({ rows }: Rows) {
  const texts = usePublicTexts();
  return rows.map((row) => {
    const stars = RATINGS.indexOf(plainText(row.rating)) + 1;
    return (
      <article key={keyOf(row)}>
        <h2 dir="auto">{plainText(row.author)}</h2>
        <p>
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
          <span className="hidden">{fill(texts.stars, { count: stars })}</span>
        </p>
        <p dir="auto">{plainText(row.text)}</p>
        {plainText(row.answer) !== '' && (
          <blockquote dir="auto">
            <p className="muted small">{texts.office}</p>
            {plainText(row.answer)}
          </blockquote>
        )}
      </article>
    );
  });
}

function LegalText({ rows }: Rows) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  return rows.slice(0, 1).map((row) => (
    <article key={keyOf(row)}>
      {plainText(row.effectiveFrom) !== '' && (
        <p className="muted">
          {fill(texts.inForce, { date: formatDate(plainText(row.effectiveFrom), locale) })}
        </p>
      )}
      <Localized value={row.published} isRich />
    </article>
  ));
}

/** How the contents of each page are shown. */
export const CONTENTS: Readonly<Record<PublicPageName, (rows: Rows) => React.ReactNode>> = {
  news: News,
  prices: Prices,
  tours: Tours,
  faq: Questions,
  reviews: Reviews,
  terms: LegalText,
  imprint: LegalText,
  privacy: LegalText,
};
