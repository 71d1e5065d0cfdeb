import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CellProps } from './cell-props.ts';

const SHOWN = 4;

/** Several values as chips; for a long list, the first ones and the number of the rest. */
export function ListCell({ field, value, Nested, ...cell }: CellProps) {
  const translate = useTranslate();
  if (field.kind !== 'list' || !Array.isArray(value) || value.length === 0) return null;
  if (field.of.kind === 'group') {
    return <>{translate('kit.list.entries', { smart_count: value.length })}</>;
  }
  const more = value.length - SHOWN;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {value.slice(0, SHOWN).map((item) => (
        <Chip
          key={String(item)}
          size="small"
          label={<Nested {...cell} field={field.of} value={item} />}
        />
      ))}
      {more > 0 ? <Chip size="small" variant="outlined" label={`+${more}`} /> : null}
    </Stack>
  );
}
