import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BroadcastDraft } from './use-broadcast-draft.ts';

type BroadcastPurpose = BroadcastDraft['purpose'];

const CHOICES: readonly BroadcastPurpose[] = ['transactional', 'marketing'];

type Props = { purpose: BroadcastPurpose; onChange: (purpose: BroadcastPurpose) => void };

/** What the message is about, which decides who may get it. */
export function PurposeChoice({ purpose, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{translate('messaging.dialog.purpose.title')}</FormLabel>
      <RadioGroup row aria-labelledby={id} aria-describedby={`${id}-hint`} value={purpose}>
        {CHOICES.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" onChange={() => onChange(choice)} />}
            label={translate(`messaging.dialog.purpose.${choice}`)}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0, mt: 0 }}>
        {translate(`messaging.dialog.purpose.${purpose}Hint`)}
      </FormHelperText>
    </FormControl>
  );
}
