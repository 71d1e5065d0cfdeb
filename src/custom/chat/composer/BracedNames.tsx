import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { bracedNames } from '../../../../domain/braced-names.ts';
import { isolated } from '../../../i18n/languages.ts';

/** The placeholders of a text that goes out as it stands: until they are replaced, it does not. */
export function BracedNames({ text }: { text: string }) {
  const translate = useTranslate();
  const found = bracedNames(text);
  const names = found.map((name) => isolated(name, 'ltr')).join(', ');
  return (
    <Box role="status">
      {found.length > 0 && (
        <Typography variant="body2" sx={{ color: 'ink.error', overflowWrap: 'anywhere' }}>
          {translate('chat.composer.braced', { names })}
        </Typography>
      )}
    </Box>
  );
}
