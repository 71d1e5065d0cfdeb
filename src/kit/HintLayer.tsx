import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { type Hint, watchHints } from './hints.ts';

/**
 * Shows the hint of whatever carries `data-hint`; below it, or with `data-hint-at="end"`
 * beside its end. The element names itself to screen readers.
 */
export function HintLayer() {
  const { direction } = useTheme();
  const [hint, setHint] = useState<Hint>();
  useEffect(() => watchHints(setHint), []);
  if (!hint) return null;
  const isBeside = hint.element.dataset.hintAt === 'end';
  const end = direction === 'rtl' ? 'left' : 'right';
  return (
    <Tooltip
      open
      title={hint.text}
      placement={isBeside ? end : 'bottom'}
      slotProps={{ popper: { anchorEl: hint.element } }}
    >
      <span hidden />
    </Tooltip>
  );
}
