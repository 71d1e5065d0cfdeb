import { Stack, TextField } from '@mui/material';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { partsOf } from '../format/format-date.ts';
import { DayField } from './DayField.tsx';
import { InputProblem } from './InputProblem.tsx';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';
import { momentInBerlin } from './parse-day.ts';

/** A moment: a day and a time as a clock in Berlin shows them. */
export function MomentInput(props: InputProps) {
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  const translate = useTranslate();
  const value = typeof field.value === 'string' ? field.value : '';
  const parts = value ? partsOf(value) : undefined;
  const day = parts ? `${parts.year}-${parts.month}-${parts.day}` : value;
  const time = parts ? `${parts.hour}:${parts.minute}` : '00:00';
  const setDay = (next: string | null) =>
    field.onChange(next && partsOf(next) ? momentInBerlin(next, time) : next);
  return (
    <Stack direction="row" sx={{ gap: 1, width: '100%' }}>
      <DayField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={day}
        onChange={setDay}
        onBlur={field.onBlur}
        readOnly={readOnly}
        label={<FieldTitle {...{ label, source, resource: props.resource, isRequired }} />}
        problem={<InputProblem error={fieldState.error} />}
        invalid={fieldState.invalid}
      />
      <TextField
        type="time"
        label={translate('kit.date.time')}
        value={time}
        disabled={!parts || readOnly}
        onChange={(event) => field.onChange(momentInBerlin(day, event.target.value || '00:00'))}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ minWidth: 120 }}
      />
    </Stack>
  );
}
