import Contrast from '@mui/icons-material/Contrast';
import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { usePopup } from '../../kit/popup/use-popup.ts';
import { APPEARANCES, useAppearance } from './appearances.ts';
import type { BarMenuProps } from './BarMenu.tsx';

type IconMenuProps<More extends object> = {
  label: string;
  icon: ReactNode;
  /** The menu comes with the first click, or ahead of it once nothing else is to be done. */
  load: () => Promise<{ readonly default: ComponentType<BarMenuProps & More> }>;
  /** What it is given besides. */
  more: More;
};

/** An icon in the top bar that opens a small menu. */
export function IconMenu<More extends object>({ label, icon, load, more }: IconMenuProps<More>) {
  const menuId = useId();
  const { anchor, Panel, open, close } = usePopup(load);
  return (
    <>
      <IconButton
        data-hint={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {icon}
      </IconButton>
      {Panel && <Panel {...more} id={menuId} label={label} anchor={anchor} onClose={close} />}
    </>
  );
}

const NOTHING = {};

const loadLanguages = () => import('./LanguageList.tsx');

/** Chooses the language; each name is written in its own language. */
export function LanguageMenu() {
  const label = useTranslate()('shell.bar.language');
  return <IconMenu label={label} icon={<Translate />} load={loadLanguages} more={NOTHING} />;
}

const loadAppearances = () => import('./AppearanceList.tsx');

/** Chooses light, dark, or the device's preference. */
export function AppearanceMenu() {
  const label = useTranslate()('shell.bar.theme');
  const [chosen] = useAppearance();
  const Icon = APPEARANCES.find(({ name }) => name === chosen)?.icon ?? Contrast;
  return <IconMenu label={label} icon={<Icon />} load={loadAppearances} more={NOTHING} />;
}
