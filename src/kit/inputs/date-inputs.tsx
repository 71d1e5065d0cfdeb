import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { isDay } from '../../../domain/validate.ts';
import { dayOf, formatLongDate, momentInBerlin, parseDay, partsOf } from '../format/dates.ts';
import type { InputProps } from '../view/props.ts';
import { InputProblem, inputProps } from './input-parts.tsx';

/** A form's input for a day. */
export function DayInput(props: InputProps) {
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      readOnly={readOnly}
      label={
        <FieldTitle
          label={label}
          source={source}
          resource={props.resource}
          isRequired={isRequired}
        />
      }
      problem={<InputProblem error={fieldState.error} />}
      invalid={fieldState.invalid}
    />
  );
}

/** A moment: a day and a time as a clock in Berlin shows them. */
export function MomentInput(props: InputProps) {
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  const translate = useTranslate();
  const value = typeof field.value === 'string' ? field.value : '';
  // Half of a typed day, such as 12/11/202, may be read as a date of its own.
  const isKnown = isDay(value.slice(0, 10));
  const parts = isKnown ? partsOf(value) : undefined;
  const day = (isKnown && dayOf(value)) || value;
  /** The time that was there before the day was typed anew. */
  const [lastTime, setLastTime] = useState('00:00');
  const time = parts ? `${parts.hour}:${parts.minute}` : lastTime;
  const setDay = (next: string | null) => {
    setLastTime(time);
    field.onChange(isDay(next) ? momentInBerlin(String(next), time) : next);
  };
  return (
    <Stack direction="row" sx={MOMENT}>
      <DayField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={day}
        onChange={setDay}
        onBlur={field.onBlur}
        readOnly={readOnly}
        label={
          <FieldTitle
            label={label}
            source={source}
            resource={props.resource}
            isRequired={isRequired}
          />
        }
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
        sx={TIME}
      />
    </Stack>
  );
}

/** A clock of twelve hours needs space for AM and PM; without it the time goes below the day. */
const TIME = { flex: '0 0 auto', minWidth: '10rem' } as const;
const MOMENT = {
  gap: 1,
  width: '100%',
  flexWrap: 'wrap',
  '& > :first-of-type': { flex: '1 1 10rem', width: 'auto' },
} as const;

type Props = {
  id: string;
  name: string;
  label: ReactNode;
  /** `YYYY-MM-DD`, or a typed text that is not a day. */
  value: string;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef: Ref<HTMLInputElement>;
  readOnly: boolean;
  problem: ReactNode;
  invalid: boolean;
};

/** A day, typed as dd/mm/yyyy in every browser language, or picked from the calendar. */
export function DayField({ value, onChange, onBlur, label, problem, invalid, ...input }: Props) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parseDay(text) ?? text));
  };
  return (
    <TextField
      id={input.id}
      name={input.name}
      inputRef={input.inputRef}
      fullWidth
      label={label}
      placeholder={translate('kit.date.pattern')}
      value={typed ?? formatLongDate(value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      error={invalid}
      helperText={problem}
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: 'numeric', readOnly: input.readOnly },
        input: {
          endAdornment: input.readOnly ? null : (
            <InputAdornment position="end" sx={{ position: 'relative' }}>
              <IconButton
                edge="end"
                size="small"
                aria-label={translate('kit.date.pick')}
                onClick={() => picker.current?.showPicker?.()}
              >
                <CalendarTodayOutlined fontSize="small" />
              </IconButton>
              <input
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
                onChange={(event) => {
                  setTyped(undefined);
                  onChange(event.target.value || null);
                }}
                style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
