import Contrast from '@mui/icons-material/Contrast';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useStore } from 'react-admin';

/** How the pages look: light, dark, or as the device prefers it. */
export const APPEARANCES = [
  { name: 'light', icon: LightModeOutlined },
  { name: 'dark', icon: DarkModeOutlined },
  { name: 'system', icon: Contrast },
] as const;

/** The appearance that somebody has chosen; react-admin stores it as `theme`. */
export function useAppearance() {
  const [stored, setStored] = useStore<'light' | 'dark' | undefined>('theme');
  return [stored ?? 'system', setStored] as const;
}
