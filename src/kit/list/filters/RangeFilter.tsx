import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isObject } from '../../../../domain/validate.ts';
import { dayOf, formatLongDate, parseDay } from '../../format/dates.ts';
import { parseNumber } from '../../format/numbers.ts';
import { DayField } from '../../inputs/date-inputs.tsx';
import { afterDay, dayBefore, startOfDay } from './berlin-days.ts';
import { currentIn, without } from './list-filters.ts';
import { useSettled } from './use-settled.ts';

type NumberProps = { field: string; label: string; unit: string | undefined; isWhole: boolean };

/** Narrows the list down to the records between two numbers, both included; either may be left out. */
export function NumberRangeFilter({ field, label, unit, isWhole }: NumberProps) {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange(field);
  return (
    <>
      <LimitField
        label={translate('kit.filter.from', { field: label })}
        unit={unit}
        isWhole={isWhole}
        value={limitOf('gte')}
        onChange={(value) => setLimit('gte', value)}
      />
      <LimitField
        label={translate('kit.filter.to', { field: label })}
        unit={unit}
        isWhole={isWhole}
        value={limitOf('lte')}
        onChange={(value) => setLimit('lte', value)}
      />
    </>
  );
}

/** Narrows the list down to the moments between two days in Berlin, both included. */
export function MomentRangeFilter({ field, label }: { field: string; label: string }) {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange(field);
  return (
    <>
      <DayLimit
        name={`${field}.from`}
        label={translate('kit.filter.from', { field: label })}
        day={dayOf(limitOf('gte')) ?? ''}
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

/** Narrows the list down to the days between two days, both included. */
export function DayRangeFilter({ field, label }: { field: string; label: string }) {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange(field);
  return (
    <>
      <DayLimit
        name={`${field}.from`}
        label={translate('kit.filter.from', { field: label })}
        day={limitOf('gte')}
        onChange={(day) => setLimit('gte', day)}
      />
      <DayLimit
        name={`${field}.to`}
        label={translate('kit.filter.to', { field: label })}
        day={limitOf('lte')}
        onChange={(day) => setLimit('lte', day)}
      />
    </>
  );
}

type LimitProps = {
  label: string;
  unit: string | undefined;
  isWhole: boolean;
  /** The active limit in its wire form. */
  value: string;
  onChange: (value: string | undefined) => void;
};

/** A minimum or a maximum, typed in the number format of the language. */
function LimitField({ label, unit, isWhole, value, onChange }: LimitProps) {
  const translate = useTranslate();
  const read = isWhole ? wholeIn : hundredthsIn;
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
        htmlInput: { inputMode: isWhole ? 'numeric' : 'decimal', dir: 'ltr' },
        inputLabel: { shrink: true },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}

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
function DayLimit({ name, label, day, onChange }: DayProps) {
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
function useRange(field: string) {
  const { filterValues, setFilters } = useListContext();
  const current = currentIn(filterValues, field);
  const range = isObject(current) ? current : NO_LIMITS;
  const limitOf = (limit: Limit): string => String(range[limit] ?? '');
  const setLimit = (limit: Limit, value: string | undefined): void => {
    const others = without(filterValues, [field]);
    const { [limit]: _limit, ...rest } = range;
    const limits = value === undefined ? rest : { ...rest, [limit]: value };
    const filter = Object.keys(limits).length > 0 ? { ...others, [field]: limits } : others;
    setFilters(filter, undefined, false);
  };
  return { limitOf, setLimit };
}

const NO_LIMITS: Record<string, unknown> = {};
