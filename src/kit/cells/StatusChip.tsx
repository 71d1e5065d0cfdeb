import { Chip, type ChipProps } from '@mui/material';
import { ChoiceCell } from './ChoiceCell.tsx';
import type { CellProps } from './cell-props.ts';

type Props = CellProps & { colors: Readonly<Record<string, ChipProps['color']>> };

/** A choice as a chip, in the colour of its value's meaning. */
export function StatusChip({ colors, ...cell }: Props) {
  if (!cell.value) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[String(cell.value)] ?? 'default'}
      label={<ChoiceCell {...cell} />}
    />
  );
}
