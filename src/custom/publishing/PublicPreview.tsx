import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import { localizedText } from '../../../domain/localized-text.ts';
import { isObject } from '../../../domain/validate.ts';
import { webAddress } from '../../../domain/web-address.ts';
import { StoredPicture } from '../../kit/files/StoredPicture.tsx';
import { LanguageTabs } from '../../kit/inputs/LanguageTabs.tsx';

const RichText = lazy(() => import('../../kit/cells/RichText.tsx'));

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
      <LanguageTabs panel={(locale) => <Shown record={record} {...{ locale, ratio, isRich }} />} />
    </Box>
  );
}

type ShownProps = Preview & { record: Readonly<Record<string, unknown>>; locale: Locale };

/** What readers of a language get: their own text, or that of the first language that has one. */
function Shown({ record, locale, ratio, isRich }: ShownProps) {
  const translate = useTranslate();
  const reader = useLocale();
  const { title, text, pic, link } = record;
  const titles = isObject(title) ? title : {};
  const texts = isObject(text) ? text : {};
  const isMissing = !titles[locale];
  const shown = localizedText(texts, locale);
  const address = typeof link === 'string' ? webAddress(link) : undefined;
  const heading = localizedText(titles, locale);
  return (
    <Box sx={CARD}>
      {typeof pic === 'string' && pic !== '' ? (
        <StoredPicture name={pic} width={WIDTH} ratio={ratio} alt="" />
      ) : null}
      <Box sx={{ p: 2 }} dir={isMissing ? 'auto' : undefined}>
        <Typography variant="h6" component="h3">
          {address ? (
            <Link href={address.href} target="_blank" rel="noreferrer">
              {heading}
            </Link>
          ) : (
            heading
          )}
        </Typography>
        {isRich ? (
          <Suspense fallback={<Box sx={{ minHeight: 60 }} />}>
            <RichText value={shown} />
          </Suspense>
        ) : (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {shown}
          </Typography>
        )}
      </Box>
      {isMissing ? (
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
