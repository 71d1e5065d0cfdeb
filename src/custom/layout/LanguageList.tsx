import MenuItem from '@mui/material/MenuItem';
import { useLocaleState } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { BarMenu, type BarMenuProps } from './BarMenu.tsx';

/** The languages, each with its name in itself. */
export default function LanguageList(props: BarMenuProps) {
  const [locale, setLocale] = useLocaleState();
  return (
    <BarMenu {...props}>
      {LOCALES.map((code) => (
        <MenuItem
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === locale}
          selected={code === locale}
          onClick={() => {
            props.onClose();
            setLocale(code);
          }}
        >
          {LANGUAGES[code].name}
        </MenuItem>
      ))}
    </BarMenu>
  );
}
