import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type TextKey, variablesOf } from '../../../domain/documents/text-blocks.ts';

/** Which placeholders in braces a block may contain, and what they stand for. */
export function VariableHelp({ textKey }: { textKey: TextKey }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" component="div" color="text.secondary">
      {translate('company.text.variables')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {variablesOf(textKey).map((name) => (
          <li key={name}>
            <code dir="ltr">{`{${name}}`}</code> – {translate(`company.text.variable.${name}`)}
          </li>
        ))}
      </Box>
    </Typography>
  );
}
