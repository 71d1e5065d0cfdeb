import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  languagesOf,
  TEXT_KEYS,
  type TextKey,
  variablesOf,
} from '../../../domain/company/text-blocks.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import type { InputProps } from '../../kit/view/props.ts';
import { TextInLanguage } from './TextInLanguage.tsx';

/**
 * The text of a block: the languages that its document is printed in side by side, the others
 * below.
 */
export function PrintedTextInput(props: InputProps) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: 'key' });
  const key = isOneOf(TEXT_KEYS, typed) ? typed : TEXT_KEYS[0];
  // A block that may be empty is printed in German like the rest of its document.
  const printed = LOCALES.filter((locale) => locale === 'de' || languagesOf(key).includes(locale));
  const others = LOCALES.filter((locale) => !printed.includes(locale));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <VariableHelp textKey={key} />
      <Box sx={COLUMNS}>
        {printed.map((locale) => (
          <TextInLanguage key={locale} {...props} locale={locale} previewed />
        ))}
      </Box>
      <Accordion variant="outlined" disableGutters>
        <AccordionSummary expandIcon={<ExpandMore />}>
          <Typography variant="body2">{translate('company.text.otherLanguages')}</Typography>
        </AccordionSummary>
        <AccordionDetails sx={COLUMNS}>
          {others.map((locale) => (
            <TextInLanguage key={locale} {...props} locale={locale} />
          ))}
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Which placeholders in braces a block may contain, and what they stand for. */
function VariableHelp({ textKey }: { textKey: TextKey }) {
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

/**
 * Which block this is. It is shown and cannot be chosen: documents refer to each block by its name.
 */
export function PlaceOnDocument({ resource, source, path }: InputProps) {
  const translate = useTranslate();
  const key: unknown = useWatch({ name: source });
  return (
    <TextField
      fullWidth
      label={translate(fieldLabelKey(resource, path))}
      value={key ? translate(choiceLabelKey(resource, path, key)) : ''}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
