import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isObject } from '../../../../domain/validate.ts';
import { formatLongDate, parseDay } from '../../format/dates.ts';
import { parseNumber } from '../../format/numbers.ts';
import { DayField } from '../../inputs/date-inputs.tsx';
import { afterDay, dayBefore, dayOf, startOfDay } from './berlin-days.ts';
import { useSettled } from './use-settled.ts';

type NumberProps = { field: string; label: string; unit: string | undefined };

/** Narrows the list down to the orders between two numbers, both included; either may be left out. */
export function NumberRangeFilter({ field, label, unit }: NumberProps) {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange(field);
  return (
    <>
      <LimitField
        label={translate('kit.filter.from', { field: label })}
        unit={unit}
        value={limitOf('gte')}
        onChange={(value) => setLimit('gte', value)}
      />
      <LimitField
        label={translate('kit.filter.to', { field: label })}
        unit={unit}
        value={limitOf('lte')}
        onChange={(value) => setLimit('lte', value)}
      />
    </>
  );
}

/** Narrows the list down to the orders between two days in Berlin, both included. */
export function DayRangeFilter({ field, label }: { field: string; label: string }) {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange(field);
  return (
    <>
      <DayLimit
        name={`${field}.from`}
        label={translate('kit.filter.from', { field: label })}
        day={dayOf(limitOf('gte'))}
        onChange={(day) => setLimit('gte', day && startOfDay(day))}
      />
      <DayLimit
        name={`${field}.to`}
        label={translate('kit.filter.to', { field: label })}
        day={dayBefore(limitOf('lt'))}
        onChange={(day) => setLimit('lt', day && afterDay(day))}
      />
    </>
  );
}

type LimitProps = {
  label: string;
  unit: string | undefined;
  /** The active limit in its wire form. */
  value: string;
  onChange: (value: string | undefined) => void;
};

/** A minimum or a maximum, typed in the number format of the language. */
function LimitField({ label, unit, value, onChange }: LimitProps) {
  const translate = useTranslate();
  const read = unit ? hundredthsIn : wholeIn;
  const { text, setText, settle, invalid } = useSettled({ value, read, onSettled: onChange });
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      error={invalid}
      helperText={invalid && translate('kit.filter.notANumber')}
      slotProps={{
        htmlInput: { inputMode: unit ? 'decimal' : 'numeric', dir: 'ltr' },
        inputLabel: { shrink: true },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}

/** A number without a unit is a count. */
const wholeIn = (typed: string): string | undefined => /^\d{1,9}$/.exec(typed)?.[0];

/** Kilograms and euros have two decimals, and limits are never negative. */
const hundredthsIn = (typed: string): string | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.exec(parseNumber(typed) ?? '')?.[0];

type DayProps = {
  name: string;
  label: string;
  /** The active day, `YYYY-MM-DD`, or nothing. */
  day: string;
  onChange: (day: string | undefined) => void;
};

/** The first or the last day of a range. */
export function DayLimit({ name, label, day, onChange }: DayProps) {
  const translate = useTranslate();
  const id = useId();
  const { text, setText, settle, invalid } = useSettled({
    value: day,
    read: dayIn,
    onSettled: onChange,
  });
  return (
    <DayField
      id={id}
      name={name}
      label={label}
      value={text}
      onChange={(typed) => setText(typed ?? '')}
      onBlur={settle}
      inputRef={null}
      readOnly={false}
      problem={invalid && translate('kit.filter.notADay')}
      invalid={invalid}
    />
  );
}

/** The field reports the day if it understood one, and otherwise the typed text. */
const dayIn = (typed: string): string | undefined => parseDay(formatLongDate(typed));

type Limit = 'gte' | 'lte' | 'lt';

/** The limits of a field that the list is filtered by, and how to change one of them. */
export function useRange(field: string) {
  const { filterValues, setFilters } = useListContext();
  const held = filterValues[field];
  const range = isObject(held) ? held : NO_LIMITS;
  const limitOf = (limit: Limit): string => String(range[limit] ?? '');
  const setLimit = (limit: Limit, value: string | undefined): void => {
    const { [field]: _range, ...others } = filterValues;
    const { [limit]: _limit, ...rest } = range;
    const limits = value === undefined ? rest : { ...rest, [limit]: value };
    const filter = Object.keys(limits).length > 0 ? { ...others, [field]: limits } : others;
    setFilters(filter, undefined, false);
  };
  return { limitOf, setLimit };
}

const NO_LIMITS: Record<string, unknown> = {};
