import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { purifyHtml } from './purify-html.ts';
import { RICH_TEXT_STYLE } from './rich-text-style.ts';

/** Formatted text, sanitised once more before it is shown. What sanitises it is a large library. */
export default function RichText({ value }: { value: string }) {
  const html = useMemo(() => purifyHtml(value), [value]);
  return (
    <Box
      component="span"
      sx={RICH_TEXT_STYLE}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitiser has just written it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
