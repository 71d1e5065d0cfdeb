import CheckCircle from '@mui/icons-material/CheckCircle';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudQueue from '@mui/icons-material/CloudQueue';
import Dangerous from '@mui/icons-material/Dangerous';
import DoNotDisturbOn from '@mui/icons-material/DoNotDisturbOn';
import LibraryAddCheck from '@mui/icons-material/LibraryAddCheck';
import Scale from '@mui/icons-material/Scale';
import Warning from '@mui/icons-material/Warning';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Outcome } from './signals.ts';

/** The colour and the shape of an outcome: no two of them share their shape. */
type Look = {
  readonly tone: 'success' | 'info' | 'primary' | 'warning' | 'error';
  readonly icon: typeof SvgIcon;
};

/** How each outcome looks: circle, two sheets, scales, triangle, bar, octagon, empty cloud, crossed cloud. */
export const LOOKS: Readonly<Record<Outcome, Look>> = {
  recorded: { tone: 'success', icon: CheckCircle },
  again: { tone: 'info', icon: LibraryAddCheck },
  noWeight: { tone: 'primary', icon: Scale },
  otherTrip: { tone: 'warning', icon: Warning },
  impossible: { tone: 'error', icon: DoNotDisturbOn },
  unknown: { tone: 'error', icon: Dangerous },
  waiting: { tone: 'info', icon: CloudQueue },
  failed: { tone: 'error', icon: CloudOffOutlined },
};
