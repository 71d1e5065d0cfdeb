import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { languagesOf, TEXT_KEYS } from '../../../domain/documents/text-blocks.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import type { InputProps } from '../../kit/view/props.ts';
import { TextInLanguage } from './TextInLanguage.tsx';
import { VariableHelp } from './VariableHelp.tsx';

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
