import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  icon: ReactNode;
  label: string;
  /** The panel that it opens. */
  popup: 'menu' | 'dialog';
  expanded: boolean;
  /** How many of its settings are active; shown as a badge. */
  count?: number;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** A tool above a list: an icon and a label, on a phone the icon alone. */
export function ToolButton({ icon, label, popup, expanded, count = 0, ...button }: Props) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const aria = { 'aria-haspopup': popup, 'aria-expanded': expanded } as const;
  return (
    <Badge badgeContent={count} max={999} color="primary">
      {onPhone ? (
        <IconButton
          {...aria}
          {...button}
          color="primary"
          data-hint={button.disabled ? undefined : label}
          aria-label={label}
        >
          {icon}
        </IconButton>
      ) : (
        <Button {...aria} {...button} size="small" startIcon={icon}>
          {label}
        </Button>
      )}
    </Badge>
  );
}
