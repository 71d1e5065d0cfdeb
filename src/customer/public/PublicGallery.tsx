import { useState } from 'react';
import { fill, useLanguage } from '../language/language.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Localized } from './Localized.tsx';
import { PublicPicture } from './PublicPicture.tsx';
import { type Content, inLanguage, pictureIn, plainText } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';

type Props = { apiUrl: string; rows: readonly Content[] };

/** The pictures of the carrier; a press on one shows it large. */
export function PublicGallery({ apiUrl, rows }: Props) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  const [open, setOpen] = useState<number>();
  const shown = rows.filter(({ pic }) => pictureIn(pic) !== '');
  const nameOf = (at: number): string =>
    inLanguage(shown[at]?.title, locale).text ||
    fill(texts.picture, { number: at + 1, count: shown.length });
  const large = open === undefined ? undefined : shown[open];
  return (
    <>
      <ul className="public-gallery">
        {shown.map((row, at) => (
          <li key={plainText(row._id)}>
            <figure>
              <button type="button" aria-label={nameOf(at)} onClick={() => setOpen(at)}>
                <PublicPicture apiUrl={apiUrl} name={pictureIn(row.pic)} alt="" size="large" />
              </button>
              <figcaption>
                <Localized value={row.title} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {large && open !== undefined && (
        <Dialog title={nameOf(open)} isBare className="preview" onClose={() => setOpen(undefined)}>
          <div className="preview-bar">
            <IconButton icon="close" label={texts.close} onClick={() => setOpen(undefined)} />
          </div>
          <PublicPicture apiUrl={apiUrl} name={pictureIn(large.pic)} alt={nameOf(open)} />
        </Dialog>
      )}
    </>
  );
}
