import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatLongDate } from '../../../../kit/format/format-date.ts';
import { DayField } from '../../../../kit/inputs/DayField.tsx';
import { parseDay } from '../../../../kit/inputs/parse-day.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  name: string;
  label: string;
  /** The active day, `YYYY-MM-DD`, or nothing. */
  day: string;
  onChange: (day: string | undefined) => void;
};

/** The first or the last day of a range. */
export function DayLimit({ name, label, day, onChange }: Props) {
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
      problem={invalid && translate('orderTools.filters.notADay')}
      invalid={invalid}
    />
  );
}

/** The field reports the day if it understood one, and otherwise the typed text. */
const dayIn = (typed: string): string | undefined => parseDay(formatLongDate(typed));
