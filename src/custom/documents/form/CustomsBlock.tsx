import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import {
  CAPTION_LANGUAGES,
  CATEGORIES,
  ID_KINDS,
  plainIdNumber,
} from '../../../../domain/customs/customs-facts.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { DayField } from '../../../kit/inputs/date-inputs.tsx';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import type { EditorValues, TripFact } from '../editing/editor-values.ts';
import type { TripProposal } from '../editing/use-trip-proposal.ts';
import { ChoiceField, TypedField } from './fields.tsx';

type Props = { order: Order; readOnly: boolean; proposal?: TripProposal | undefined };

/**
 * What customs requires of the whole consignment; nothing where the back end stores none of it. Only a
 * recipient in Morocco has a CIN.
 */
export function CustomsBlock({ order, readOnly, proposal }: Props) {
  const translate = useTranslate();
  const headingId = useId();
  const isStored = useWatch<EditorValues, 'customs'>({ name: 'customs' }) !== null;
  if (!isStored) return null;
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography id={headingId} component="h2" variant="subtitle2" color="text.secondary">
        {translate(fieldLabelKey('commands', 'customs'))}
      </Typography>
      <Box sx={GRID}>
        <ChoiceField name="customs.category" choices={CATEGORIES} readOnly={readOnly} isOptional />
        <ChoiceField name="customs.idKind" choices={ID_KINDS} readOnly={readOnly} isOptional />
        <TypedField
          name="customs.idNumber"
          label={translate(fieldLabelKey('commands', 'customs.idNumber'))}
          readOnly={readOnly}
          settle={plainIdNumber}
          input={{ dir: 'ltr' }}
        />
        {order.tripGroup === 'A' && (
          <TypedField
            name="customs.recipientCin"
            label={translate(fieldLabelKey('commands', 'customs.recipientCin'))}
            readOnly={readOnly}
            settle={plainIdNumber}
            input={{ dir: 'ltr' }}
          />
        )}
        <TypedField
          name="customs.vehicle"
          label={translate(fieldLabelKey('commands', 'customs.vehicle'))}
          readOnly={readOnly}
          hint={proposal && <Proposed fact="vehicle" proposal={proposal} />}
        />
        <PassageField readOnly={readOnly} proposal={proposal} />
        <CaptionsField readOnly={readOnly} />
      </Box>
      <Typography variant="caption" color="text.secondary">
        {translate('editor.customs.notStored')}
      </Typography>
    </Box>
  );
}

type ProposedProps = { fact: TripFact; proposal: TripProposal | undefined };

/** Says that a value comes from the trip, as long as it stands as proposed and is not saved. */
function Proposed({ fact, proposal }: ProposedProps) {
  const translate = useTranslate();
  const typed = useWatch<EditorValues, 'customs'>({ name: 'customs' })?.[fact];
  if (!proposal || !typed || typed !== proposal.facts[fact]) return null;
  return (
    <Box component="span" sx={{ color: 'info.main', fontStyle: 'italic' }}>
      {translate('editor.customs.proposed', { trip: proposal.trip })}
    </Box>
  );
}

/** The day on which the goods pass the border. */
function PassageField({ readOnly, proposal }: Pick<Props, 'readOnly' | 'proposal'>) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController<EditorValues, 'customs.passage'>({
    name: 'customs.passage',
  });
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={translate(fieldLabelKey('commands', 'customs.passage'))}
      value={field.value}
      onChange={(day) => field.onChange(day ?? '')}
      onBlur={field.onBlur}
      readOnly={readOnly}
      problem={
        fieldState.error ? (
          <InputProblem error={fieldState.error} />
        ) : (
          <Proposed fact="passage" proposal={proposal} />
        )
      }
      invalid={fieldState.invalid}
    />
  );
}

/** The languages in which the declaration is captioned besides German and French. */
function CaptionsField({ readOnly }: Pick<Props, 'readOnly'>) {
  const translate = useTranslate();
  const labelId = useId();
  const { field } = useController<EditorValues, 'customs.captions'>({ name: 'customs.captions' });
  const chosen = field.value;
  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ fontSize: '0.8125rem' }}>
        {translate(fieldLabelKey('commands', 'customs.captions'))}
      </FormLabel>
      <FormGroup row>
        {CAPTION_LANGUAGES.map((language) => (
          <FormControlLabel
            key={language}
            disabled={readOnly}
            control={
              <Checkbox
                size="small"
                sx={{ py: 0.5 }}
                checked={chosen.includes(language)}
                onChange={(_, isChosen) =>
                  field.onChange(
                    CAPTION_LANGUAGES.filter((one) =>
                      one === language ? isChosen : chosen.includes(one),
                    ),
                  )
                }
              />
            }
            label={translate(choiceLabelKey('commands', 'customs.captions', language))}
          />
        ))}
      </FormGroup>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
