import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { UnprintablePart } from './unprintable-parts.ts';

/** The characters that the invoice could not print, and where each must be replaced. */
export function UnprintableParts({ parts }: { parts: readonly UnprintablePart[] }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('issued.unprintable.title')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {parts.map(({ place, text = '', characters }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text.
          <li key={at}>
            {translate(`issued.unprintable.${place}`, { text: `\u2068${text}\u2069` })}:{' '}
            <bdi>{characters.join(' ')}</bdi>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
