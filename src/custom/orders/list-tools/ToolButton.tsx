import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  icon: ReactNode;
  label: string;
  /** What it opens. */
  popup: 'menu' | 'dialog';
  expanded: boolean;
  /** How much of it is in force; a mark on the button. */
  count?: number;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** A tool over a list: a word with its sign, on a phone the sign alone. */
export function ToolButton({ icon, label, popup, expanded, count = 0, ...button }: Props) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const aria = { 'aria-haspopup': popup, 'aria-expanded': expanded } as const;
  return (
    <Badge badgeContent={count} max={999} color="primary">
      {onPhone ? (
        <Tooltip title={button.disabled ? '' : label}>
          <IconButton {...aria} {...button} color="primary" aria-label={label}>
            {icon}
          </IconButton>
        </Tooltip>
      ) : (
        <Button {...aria} {...button} size="small" startIcon={icon}>
          {label}
        </Button>
      )}
    </Badge>
  );
}
