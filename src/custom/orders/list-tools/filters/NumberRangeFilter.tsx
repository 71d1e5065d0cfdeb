import { useTranslate } from 'react-admin';
import { LimitField } from './LimitField.tsx';
import { useRange } from './use-range.ts';

type Props = { field: string; label: string; unit: string | undefined };

/** Narrows the list down to the orders between two numbers, both included; either may be left out. */
export function NumberRangeFilter({ field, label, unit }: Props) {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange(field);
  return (
    <>
      <LimitField
        label={translate('orderTools.filters.from', { field: label })}
        unit={unit}
        value={limitOf('gte')}
        onChange={(value) => setLimit('gte', value)}
      />
      <LimitField
        label={translate('orderTools.filters.to', { field: label })}
        unit={unit}
        value={limitOf('lte')}
        onChange={(value) => setLimit('lte', value)}
      />
    </>
  );
}
