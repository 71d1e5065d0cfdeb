import Contrast from '@mui/icons-material/Contrast';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useRemoveFromStore, useStore, useTranslate } from 'react-admin';
import { IconMenu } from './IconMenu.tsx';

const APPEARANCES = [
  { name: 'light', icon: LightModeOutlined },
  { name: 'dark', icon: DarkModeOutlined },
  { name: 'system', icon: Contrast },
] as const;

/** Chooses light, dark, or the device's preference; react-admin stores the choice as `theme`. */
export function AppearanceMenu() {
  const translate = useTranslate();
  const forget = useRemoveFromStore();
  const [stored, setStored] = useStore<'light' | 'dark' | undefined>('theme');
  const chosen = stored ?? 'system';
  const Icon = APPEARANCES.find(({ name }) => name === chosen)?.icon ?? Contrast;
  return (
    <IconMenu label={translate('shell.bar.theme')} icon={<Icon />}>
      {(close) =>
        APPEARANCES.map(({ name, icon: Sign }) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === chosen}
            selected={name === chosen}
            onClick={() => {
              close();
              if (name === 'system') forget('theme');
              else setStored(name);
            }}
          >
            <ListItemIcon>
              <Sign fontSize="small" />
            </ListItemIcon>
            {translate(`shell.bar.themes.${name}`)}
          </MenuItem>
        ))
      }
    </IconMenu>
  );
}
