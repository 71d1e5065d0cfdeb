import { useTranslate } from 'react-admin';
import { afterDay, dayBefore, dayOf, startOfDay } from './berlin-days.ts';
import { DayLimit } from './DayLimit.tsx';
import { useRange } from './use-range.ts';

/** Narrows the list down to the orders between two days in Berlin, both included. */
export function DayRangeFilter({ field, label }: { field: string; label: string }) {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange(field);
  return (
    <>
      <DayLimit
        name={`${field}.from`}
        label={translate('orderTools.filters.from', { field: label })}
        day={dayOf(limitOf('gte'))}
        onChange={(day) => setLimit('gte', day && startOfDay(day))}
      />
      <DayLimit
        name={`${field}.to`}
        label={translate('orderTools.filters.to', { field: label })}
        day={dayBefore(limitOf('lt'))}
        onChange={(day) => setLimit('lt', day && afterDay(day))}
      />
    </>
  );
}
