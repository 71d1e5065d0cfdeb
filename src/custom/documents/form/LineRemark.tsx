import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { doubtsAbout } from '../../../../domain/documents/lines-check.ts';
import type { EditorValues } from '../editor-values.ts';
import { CheckedWordsContext } from './checked-words-context.ts';

/** What customs may ask about a line, shown next to it. It does not prevent saving. */
export function LineRemark({ at }: { at: number }) {
  const translate = useTranslate();
  const words = use(CheckedWordsContext);
  const text = useWatch<EditorValues, `lines.${number}.text`>({ name: `lines.${at}.text` });
  const doubts = doubtsAbout(text ?? '', words);
  if (doubts.length === 0) return null;
  return (
    <Box role="status" sx={LOOK}>
      <WarningAmberOutlined sx={{ fontSize: 16, flex: 'none', mt: '2px' }} />
      <span>
        {doubts
          .map(({ kind, word }) =>
            translate(`documents.doubts.${kind}`, { word: `\u2068${word}\u2069` }),
          )
          .join(' ')}
      </span>
    </Box>
  );
}

const LOOK = {
  display: 'flex',
  gap: 0.5,
  px: 1,
  pb: 0.75,
  typography: 'caption',
  color: 'ink.warning',
} as const;
