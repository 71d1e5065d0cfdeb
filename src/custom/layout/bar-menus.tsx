import Contrast from '@mui/icons-material/Contrast';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { useLocaleState, useRemoveFromStore, useStore, useTranslate } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { useBackCloses } from '../../kit/dialog/use-back-closes.ts';

type IconMenuProps = {
  label: string;
  icon: ReactNode;
  /** The menu's content; it receives the function that closes the menu. */
  children: (close: () => void) => ReactNode;
};

/** An icon in the top bar that opens a small menu. */
export function IconMenu({ label, icon, children }: IconMenuProps) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        data-hint={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setUsed(true);
        }}
      >
        {icon}
      </IconButton>
      {isUsed && (
        <OpenedMenu id={menuId} anchor={anchor} label={label} onClose={close}>
          {children(close)}
        </OpenedMenu>
      )}
    </>
  );
}

type OpenedMenuProps = {
  id: string;
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** A menu that has been opened once. */
function OpenedMenu({ id, anchor, label, onClose, children }: OpenedMenuProps) {
  useBackCloses(anchor !== null, onClose);
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 180 } } }}
    >
      {children}
    </Menu>
  );
}

/** Chooses the language; each name is written in its own language. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <IconMenu label={translate('shell.bar.language')} icon={<Translate />}>
      {(close) =>
        LOCALES.map((code) => (
          <MenuItem
            key={code}
            lang={code}
            role="menuitemradio"
            aria-checked={code === locale}
            selected={code === locale}
            onClick={() => {
              close();
              setLocale(code);
            }}
          >
            {LANGUAGES[code].name}
          </MenuItem>
        ))
      }
    </IconMenu>
  );
}

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
