import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { formatLongDate } from '../../kit/format/dates.ts';
import { DayField } from '../../kit/inputs/date-inputs.tsx';

type Props = {
  /** `YYYY-MM-DD`, or what was typed; none: at once. */
  day: string | null;
  note: string;
  today: string;
  isNoteRequired: boolean;
  isDayWrong: boolean;
  /** The versions that are in force, or were, or will be. */
  others: readonly LegalVersion[];
  /** What the server found wrong with the fields. */
  rejected: Readonly<Record<string, unknown>> | undefined;
  onDay: (day: string | null) => void;
  onNote: (note: string) => void;
};

/** From when a version is in force, and what has changed in it. */
export function Announcement({ day, note, onDay, onNote, others, ...requested }: Props) {
  const { today, isNoteRequired, isDayWrong, rejected } = requested;
  const translate = useTranslate();
  const inForce = others.find(({ state }) => state === 'published');
  const number = inForce?.number;
  return (
    <>
      <When
        day={day}
        today={today}
        onDay={onDay}
        isWrong={isDayWrong || rejected?.effectiveFrom !== undefined}
      />
      {number && (
        <Typography variant="body2" color="text.secondary">
          {translate('legal.publish.replaces', { number })}
        </Typography>
      )}
      {others
        .filter(({ state }) => state === 'scheduled')
        .map(({ id, effectiveFrom }) => (
          <Typography key={id} variant="body2" color="text.secondary">
            {translate('legal.publish.alsoScheduled', {
              day: effectiveFrom ? formatLongDate(effectiveFrom) : '–',
            })}
          </Typography>
        ))}
      <TextField
        fullWidth
        multiline
        required={isNoteRequired}
        error={rejected?.changeNote !== undefined}
        label={translate('legal.publish.note')}
        helperText={translate(
          isNoteRequired ? 'legal.publish.noteHint' : 'legal.publish.noteOptional',
        )}
        value={note}
        onChange={({ target }) => onNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </>
  );
}

type WhenProps = Pick<Props, 'day' | 'today' | 'onDay'> & { isWrong: boolean };

function When({ day, today, onDay, isWrong }: WhenProps) {
  const translate = useTranslate();
  const labelId = useId();
  const dayId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOnDay, setOnDay] = useState(day !== null);
  const choose = (next: boolean) => {
    setOnDay(next);
    onDay(next ? '' : null);
  };
  return (
    <div>
      <Typography id={labelId} variant="subtitle2" component="h3">
        {translate('legal.publish.when')}
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        value={isOnDay ? 'day' : 'now'}
        onChange={(_, value) => choose(value === 'day')}
      >
        <FormControlLabel
          value="now"
          control={<Radio />}
          label={translate('legal.publish.atOnce')}
        />
        <FormControlLabel
          value="day"
          control={<Radio />}
          label={translate('legal.publish.onDay')}
        />
      </RadioGroup>
      {isOnDay && (
        <DayField
          id={dayId}
          name="effectiveFrom"
          label={translate('legal.publish.day')}
          value={day ?? ''}
          onChange={(next) => onDay(next ?? '')}
          inputRef={input}
          readOnly={false}
          invalid={isWrong && day !== ''}
          problem={translate('legal.publish.dayHint', { day: formatLongDate(today) })}
        />
      )}
    </div>
  );
}
