import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { Hint } from './hints.ts';

/** The tooltip of an element. */
export function HintTooltip({ hint: { text, element } }: { hint: Hint }) {
  const { direction } = useTheme();
  const isBeside = element.dataset.hintAt === 'end';
  const end = direction === 'rtl' ? 'left' : 'right';
  return (
    <Tooltip
      open
      title={text}
      placement={isBeside ? end : 'bottom'}
      slotProps={{ popper: { anchorEl: element } }}
    >
      <span hidden />
    </Tooltip>
  );
}
