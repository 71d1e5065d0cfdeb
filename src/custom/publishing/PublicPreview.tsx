import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import { languageToRead, localizedText } from '../../../domain/localized-text.ts';
import { hasPhoto } from '../../../domain/people/photo.ts';
import { isObject } from '../../../domain/validate.ts';
import { webAddress } from '../../../domain/web-address.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { StoredPicture } from '../../kit/files/StoredPicture.tsx';
import { LanguageTabs } from '../../kit/inputs/LanguageTabs.tsx';

const RichText = lazy(() => import('../../features/rich-text/RichText.tsx'));

/** The shape of the picture, and whether the text is formatted. */
export type Preview = { readonly ratio: readonly [number, number]; readonly isRich: boolean };

const WIDTH = 560;

/** A content as the public sees it, in one language at a time. */
export function PublicPreview({ ratio, isRich }: Preview) {
  const translate = useTranslate();
  const record = useRecordContext();
  const label = translate('publishing.preview');
  if (!record) return null;
  return (
    <Box component="section" aria-label={label} sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 } }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <LanguageTabs
        panel={(locale) => <Shown record={record} locale={locale} ratio={ratio} isRich={isRich} />}
      />
    </Box>
  );
}

type ShownProps = Preview & { record: Readonly<Record<string, unknown>>; locale: Locale };

/** A text as readers of a language get it, and the language that it is in. */
function textFor(value: unknown, locale: Locale) {
  const texts = isObject(value) ? value : {};
  const lang = languageToRead(texts, locale) ?? locale;
  return { texts: localizedText(texts, locale), in: { lang, dir: LANGUAGES[lang].direction } };
}

/** What readers of a language get: title and text in their own, or each in another that has it. */
function Shown({ record, locale, ratio, isRich }: ShownProps) {
  const translate = useTranslate();
  const reader = useLocale();
  const { pic, link } = record;
  const [title, text] = [textFor(record.title, locale), textFor(record.text, locale)];
  const isOther = [title, text].some((part) => part.in.lang !== locale);
  const address = typeof link === 'string' ? webAddress(link) : undefined;
  return (
    <Box sx={CARD}>
      {typeof pic === 'string' && hasPhoto(pic) ? (
        <StoredPicture name={pic} width={WIDTH} ratio={ratio} alt="" />
      ) : null}
      <Box sx={{ p: 2 }}>
        <Typography variant="h6" component="h3" {...title.in}>
          {address ? (
            <Link href={address.href} target="_blank" rel="noreferrer">
              {title.texts}
            </Link>
          ) : (
            title.texts
          )}
        </Typography>
        <Box {...text.in}>
          {isRich ? (
            <Suspense fallback={<Box sx={{ minHeight: 60 }} />}>
              <RichText value={text.texts} />
            </Suspense>
          ) : (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {text.texts}
            </Typography>
          )}
        </Box>
      </Box>
      {isOther ? (
        <Typography variant="caption" lang={reader} dir="auto" sx={NOTE}>
          {translate('publishing.otherLanguage')}
        </Typography>
      ) : null}
    </Box>
  );
}

const CARD = {
  maxWidth: WIDTH,
  mt: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
} as const;
const NOTE = { display: 'block', px: 2, pb: 1.5, color: 'text.secondary' } as const;
