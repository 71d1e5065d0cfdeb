import { useState } from 'react';
import { todayInBerlin } from '../../../domain/berlin-clock.ts';
import type { PublicShape } from '../../../domain/publishing/public-pages.ts';
import { fill, useLanguage } from '../language/language.ts';
import { formatDate, formatDays } from '../language/office-formats.ts';
import { Localized } from './Localized.tsx';
import { PublicGallery } from './PublicGallery.tsx';
import { PublicPicture } from './PublicPicture.tsx';
import { PublicPrices } from './PublicPrices.tsx';
import { type Content, inLanguage, isGermanOnly, pictureIn, plainText } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';

type Rows = { apiUrl: string; rows: readonly Content[] };

const keyOf = ({ _id }: Content): string => plainText(_id);

/** Since when it can be read: what was published at once has no day of its own. */
const sinceOf = ({ publishFrom, createdAt }: Content): string =>
  plainText(publishFrom) || plainText(createdAt);

/** The latest first, by the day that is shown: a back end puts those without one before all others. */
function Articles({ apiUrl, rows }: Rows) {
  const { locale } = useLanguage();
  return rows
    .toSorted((a, b) => sinceOf(b).localeCompare(sinceOf(a)))
    .map((row) => {
      const since = sinceOf(row);
      return (
        <article key={keyOf(row)}>
          <PublicPicture apiUrl={apiUrl} name={pictureIn(row.pic)} alt="" size="large" />
          <h2>
            <Localized value={row.title} />
          </h2>
          {since !== '' && (
            <p className="muted small">
              <time dateTime={since}>{formatDate(since, locale)}</time>
            </p>
          )}
          <Localized value={row.text} isRich />
        </article>
      );
    });
}

function Tours({ apiUrl, rows }: Rows) {
  const { locale } = useLanguage();
  const { tours } = usePublicTexts();
  const today = todayInBerlin();
  const next = rows.filter(
    ({ endDate }) => plainText(endDate) === '' || plainText(endDate) >= today,
  );
  return next.map((row) => (
    <article key={keyOf(row)}>
      <PublicPicture apiUrl={apiUrl} name={pictureIn(row.pic)} alt="" size="large" />
      <h2>
        <bdi>{[row.Cities].flat().map(plainText).filter(Boolean).join(' · ')}</bdi>
      </h2>
      <p>{formatDays(plainText(row.startDate), plainText(row.endDate), locale)}</p>
      <span className={row.status === 'open' ? 'tag tag-good' : 'tag'}>
        {row.status === 'open' ? tours.open : row.status === 'closed' ? tours.closed : tours.other}
      </span>
    </article>
  ));
}

function Questions({ rows }: Rows) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  const [searched, setSearched] = useState('');
  const wanted = searched.trim().toLowerCase();
  const found = rows.filter(({ question, answer }) =>
    [question, answer].some((one) => inLanguage(one, locale).text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <label className="field">
        <span>{texts.search}</span>
        <input
          type="search"
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
        />
      </label>
      {found.length === 0 && <p role="status">{texts.nothing}</p>}
      {found.map((row) => (
        <Question key={keyOf(row)} row={row} />
      ))}
    </>
  );
}

/** A question that is only there in German says so, once for the question and its answer. */
function Question({ row: { question, answer } }: { row: Content }) {
  const { locale } = useLanguage();
  const isGerman = isGermanOnly(question, locale);
  return (
    <details>
      <summary>
        <Localized value={question} isFlagged />
      </summary>
      <Localized value={answer} isRich isFlagged={!isGerman} />
    </details>
  );
}

const RATINGS = ['oneStar', 'twoStar', 'threeStar', 'fourStar', 'fiveStar'];

function Reviews({ rows }: Rows) {
  const texts = usePublicTexts();
  return rows.map((row) => {
    const stars = RATINGS.indexOf(plainText(row.rating)) + 1;
    return (
      <article key={keyOf(row)}>
        <h2>
          <bdi>{plainText(row.author)}</bdi>
        </h2>
        <p className="stars">
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
          <span className="hidden">{fill(texts.stars, { count: stars })}</span>
        </p>
        {plainText(row.text) !== '' && <p dir="auto">{plainText(row.text)}</p>}
        {plainText(row.answer) !== '' && (
          <blockquote>
            <p className="muted small">{texts.office}</p>
            <p dir="auto">{plainText(row.answer)}</p>
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
    <article key={keyOf(row)} className="legal">
      {plainText(row.effectiveFrom) !== '' && (
        <p className="muted">
          {fill(texts.inForce, { date: formatDate(plainText(row.effectiveFrom), locale) })}
        </p>
      )}
      <Localized value={row.published} isRich />
    </article>
  ));
}

/** How the contents of a page are shown. */
export const CONTENTS: Readonly<Record<PublicShape, (rows: Rows) => React.ReactNode>> = {
  articles: Articles,
  prices: PublicPrices,
  tours: Tours,
  questions: Questions,
  pictures: PublicGallery,
  reviews: Reviews,
  legalText: LegalText,
};
