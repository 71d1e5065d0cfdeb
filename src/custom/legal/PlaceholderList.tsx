import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import {
  LEGAL_PLACEHOLDERS,
  type LegalPlaceholder,
  legalValue,
} from '../../../domain/legal/legal-placeholders.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { Urgency } from '../../kit/urgency/Urgency.tsx';
import { CopyButton } from './CopyButton.tsx';
import { insertIntoEditor } from './insert-into-editor.ts';
import { useLegalSettings } from './use-legal-settings.ts';

type Props = { locale: Locale; editors: RefObject<HTMLElement | null> };

/** What stands for values of the company, with the value that it has now; put in by a click. */
export function PlaceholderList({ locale, editors }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={listId}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('legal.placeholders.title')}
      </Button>
      <Box id={listId} hidden={!isOpen}>
        <Typography variant="body2" color="text.secondary" sx={{ my: 0.5 }}>
          {translate('legal.placeholders.hint')}
        </Typography>
        {isOpen && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {LEGAL_PLACEHOLDERS.map((name) => (
              <Placeholder key={name} name={name} locale={locale} editors={editors} />
            ))}
          </Box>
        )}
      </Box>
    </div>
  );
}

function Placeholder({ name, locale, editors }: Props & { name: LegalPlaceholder }) {
  const translate = useTranslate();
  const toast = useToast();
  const company = useLegalSettings();
  const value = company && legalValue(name, company, locale);
  const text = `{{${name}}}`;
  const insert = () => {
    if (!insertIntoEditor(editors.current, text)) {
      toast('legal.placeholders.noEditor', { type: 'warning' });
    }
  };
  return (
    <Box component="li" sx={ROW}>
      <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}>
        {text}
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}
      >
        {value === '' ? (
          <Urgency level="soon">{translate('legal.placeholders.empty')}</Urgency>
        ) : (
          <bdi>{value}</bdi>
        )}
      </Typography>
      <Button
        size="small"
        aria-label={translate('legal.placeholders.insertOne', { text })}
        // The cursor stays where the text is to stand.
        onMouseDown={(event) => event.preventDefault()}
        onClick={insert}
      >
        {translate('legal.placeholders.insert')}
      </Button>
      <CopyButton label={translate('legal.placeholders.copyOne', { text })} text={text} />
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 0.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;
