import CheckCircle from '@mui/icons-material/CheckCircle';
import CloudOff from '@mui/icons-material/CloudOff';
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

/** How each outcome looks: circle, two sheets, scales, triangle, bar, octagon, cloud. */
export const LOOKS: Readonly<Record<Outcome, Look>> = {
  recorded: { tone: 'success', icon: CheckCircle },
  again: { tone: 'info', icon: LibraryAddCheck },
  noWeight: { tone: 'primary', icon: Scale },
  otherTrip: { tone: 'warning', icon: Warning },
  impossible: { tone: 'error', icon: DoNotDisturbOn },
  unknown: { tone: 'error', icon: Dangerous },
  failed: { tone: 'error', icon: CloudOff },
};
