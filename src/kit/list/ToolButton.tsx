import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, use } from 'react';
import { MoreToolsContext } from '../popup/more-tools.ts';
import { SheetLine } from '../popup/SheetLine.tsx';

type Props = {
  icon: ReactNode;
  label: string;
  /** The panel that it opens. */
  popup: 'menu' | 'dialog';
  expanded: boolean;
  /** How many of its settings are active; shown as a badge. */
  count?: number;
  disabled?: boolean;
  /** Opens the panel at an element: the button itself, or 'More' if the button stands under it. */
  onOpen: (anchor: HTMLElement) => void;
};

/** A tool above a list: an icon and a label, the icon alone where the bar is narrow, a line under 'More'. */
export function ToolButton({ icon, label, popup, expanded, count = 0, onOpen, disabled }: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const more = use(MoreToolsContext);
  const button = {
    'aria-haspopup': popup,
    'aria-expanded': expanded,
    disabled,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      more?.close();
      onOpen(more?.button ?? currentTarget);
    },
  } as const;
  if (more) {
    return (
      <SheetLine {...button} startIcon={icon}>
        {count > 0 ? `${label} (${count})` : label}
      </SheetLine>
    );
  }
  return (
    <Badge
      badgeContent={count}
      max={999}
      color="primary"
      // Without anything to count, the badge is drawn, but not seen.
      slotProps={{ badge: { 'aria-hidden': count === 0 } }}
      sx={{ minWidth: 0 }}
    >
      {isNarrow ? (
        <IconButton
          {...button}
          color="primary"
          data-hint={disabled ? undefined : label}
          aria-label={label}
        >
          {icon}
        </IconButton>
      ) : (
        <Button {...button} size="small" startIcon={icon} sx={{ minWidth: 0 }}>
          <span style={CUT} title={label}>
            {label}
          </span>
        </Button>
      )}
    </Badge>
  );
}

/** A saved view may have a long name. */
const CUT = {
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
