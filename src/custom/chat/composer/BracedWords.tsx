import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { bracedWords } from '../../../../domain/braced-words.ts';
import { isolated } from '../../../i18n/languages.ts';

/** The placeholders of a text that goes out as it stands. */
export function BracedWords({ text }: { text: string }) {
  const translate = useTranslate();
  const found = bracedWords(text);
  const words = found.map((word) => isolated(word, 'ltr')).join(', ');
  return (
    <Box role="status">
      {found.length > 0 && (
        <Typography variant="body2" sx={{ color: 'ink.warning', overflowWrap: 'anywhere' }}>
          {translate('chat.composer.braced', { smart_count: found.length, words })}
        </Typography>
      )}
    </Box>
  );
}
