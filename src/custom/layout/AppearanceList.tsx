import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useRemoveFromStore, useTranslate } from 'react-admin';
import { APPEARANCES, useAppearance } from './appearances.ts';
import { BarMenu, type BarMenuProps } from './BarMenu.tsx';

/** The ways in which the pages can look. */
export default function AppearanceList(props: BarMenuProps) {
  const translate = useTranslate();
  const forget = useRemoveFromStore();
  const [chosen, choose] = useAppearance();
  return (
    <BarMenu {...props}>
      {APPEARANCES.map(({ name, icon: Sign }) => (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={name === chosen}
          selected={name === chosen}
          onClick={() => {
            props.onClose();
            if (name === 'system') forget('theme');
            else choose(name);
          }}
        >
          <ListItemIcon>
            <Sign fontSize="small" />
          </ListItemIcon>
          {translate(`shell.bar.themes.${name}`)}
        </MenuItem>
      ))}
    </BarMenu>
  );
}
