import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useLocaleState, useTheme, useTranslate } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { LANGUAGES } from '../../i18n/languages.ts';

/** Language and appearance on the login screen: plain buttons, so that no menu has to be loaded. */
export function LoginChoices() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const toggle = translate('ra.action.toggle_theme');
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', p: 1.5 }}>
      <Box role="group" aria-label={translate('shell.bar.language')}>
        {LOCALES.map((code) => (
          <Button
            key={code}
            size="small"
            color="inherit"
            lang={code}
            aria-pressed={code === locale}
            onClick={() => setLocale(code)}
            sx={{
              minWidth: 0,
              px: 1.25,
              color: code === locale ? 'primary.main' : 'text.secondary',
              fontWeight: code === locale ? 700 : 500,
            }}
          >
            {LANGUAGES[code].name}
          </Button>
        ))}
      </Box>
      <IconButton
        aria-label={toggle}
        data-hint={toggle}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Box>
  );
}
