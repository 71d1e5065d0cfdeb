import Translate from '@mui/icons-material/Translate';
import MenuItem from '@mui/material/MenuItem';
import { useLocaleState, useTranslate } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { IconMenu } from './IconMenu.tsx';

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
