import AccessTimeFilled from '@mui/icons-material/AccessTimeFilled';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** How much something presses. */
export type UrgencyLevel = 'overdue' | 'soon' | 'fine' | 'unknown';

/** No two levels share their shape, so that colour is never needed to tell them apart. */
const LOOKS: Readonly<
  Record<UrgencyLevel, { readonly icon: typeof SvgIcon; readonly color: string }>
> = {
  overdue: { icon: WarningRounded, color: 'error.main' },
  soon: { icon: AccessTimeFilled, color: 'warning.main' },
  fine: { icon: CheckCircle, color: 'success.main' },
  unknown: { icon: RadioButtonUnchecked, color: 'text.secondary' },
};

type IconProps = {
  level: UrgencyLevel;
  /** What it says to those who cannot see it, where no text beside it does. */
  label?: string;
  /** In px; 18 beside ordinary text. */
  size?: number;
};

/** A triangle for what is overdue or wrong, a clock for what is soon, a tick, and a ring for what is not known. */
export function UrgencyIcon({ level, label, size = 18 }: IconProps) {
  const { icon: Icon, color } = LOOKS[level];
  return (
    <Icon
      data-urgency={level}
      sx={{ fontSize: size, flex: 'none', color, verticalAlign: 'text-bottom' }}
      {...(label && { titleAccess: label })}
    />
  );
}

type Props = Omit<IconProps, 'size'> & { children: ReactNode };

/** A few words with their urgency in shape and colour. What is overdue is also bold. */
export function Urgency({ level, label, children }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        // On the line of the text around it.
        verticalAlign: 'bottom',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        color: LOOKS[level].color,
        ...(level === 'overdue' && { fontWeight: 600 }),
      }}
    >
      <UrgencyIcon level={level} size={16} {...(label && { label })} />
      <span>{children}</span>
    </Box>
  );
}
