import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { Localized } from './Localized.tsx';
import { PublicPicture } from './PublicPicture.tsx';
import { type Content, inLanguage, pictureIn, plainText, readRows } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';

/** Where on a page an advertisement stands. */
export type Place = 'top' | 'middle' | 'bottom';

const WEB_ADDRESS = /^https?:\/\//i;

/** Readers wait no longer for advertisement. */
const TIMEOUT_MS = 1500;

/**
 * The advertisements that are published, once it is known which: a page is shown with them, because
 * later they would push away what somebody reads. A back end without any, or no connection, has none.
 */
export function useAdvertisements(apiUrl: string): readonly Content[] | undefined {
  const [rows, setRows] = useState<readonly Content[]>();
  useEffect(() => {
    let isUnmounted = false;
    const show = (read: readonly Content[]) => !isUnmounted && setRows((known) => known ?? read);
    const timer = setTimeout(() => show([]), TIMEOUT_MS);
    readRows(apiUrl, 'adds?sort=-createdAt&limit=20').then(show, () => show([]));
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [apiUrl]);
  return rows;
}

type Props = { apiUrl: string; rows: readonly Content[]; place: Place };

/** The advertisements of one place, named as such. */
export const Advertisements = ({ apiUrl, rows, place }: Props) =>
  rows
    .filter((row) => row.place === place)
    .map((row) => <Advertisement key={plainText(row._id)} apiUrl={apiUrl} row={row} />);

function Advertisement({ apiUrl, row }: { apiUrl: string; row: Content }) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  // Each is distinguished from the others where a reader goes from part to part of the page.
  const name = [texts.ad, inLanguage(row.title, locale).text].filter(Boolean).join(': ');
  const link = plainText(row.link);
  const title = <Localized value={row.title} />;
  return (
    <aside className="public-ad" aria-label={name}>
      <p className="muted small">{texts.ad}</p>
      <PublicPicture apiUrl={apiUrl} name={pictureIn(row.pic)} alt="" size="large" />
      {WEB_ADDRESS.test(link) ? (
        <a href={link} target="_blank" rel="noopener noreferrer sponsored nofollow">
          {title}
        </a>
      ) : (
        <strong>{title}</strong>
      )}
      <Localized value={row.text} />
    </aside>
  );
}
