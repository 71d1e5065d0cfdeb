import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLacks } from '../../providers/lacking.ts';
import { searchOpening, useOpenedText } from './opening.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

/** Where a slash is a character that somebody types. */
const TYPED =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"])';

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

const opensSearch = (press: KeyboardEvent): boolean => {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (altKey || press.defaultPrevented) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  // On many keyboards a slash needs Shift.
  return key === '/' && !isTyped(press);
};

/**
 * The search at the top of every page: a box, or an icon on a phone, and the keys that open it. All
 * else is loaded once it is opened.
 */
export function SearchBox() {
  const lacks = useLacks();
  return lacks('search') ? null : <Opener />;
}

function Opener() {
  const translate = useTranslate();
  const opened = useOpenedText();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  useEffect(() => {
    const onKey = (press: KeyboardEvent) => {
      if (!opensSearch(press)) return;
      press.preventDefault();
      searchOpening.open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const label = translate('shell.bar.search');
  const props = {
    'aria-label': label,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K /',
    onClick: () => searchOpening.open(),
  } as const;
  return (
    <>
      {onPhone ? (
        <IconButton {...props} data-hint={label}>
          <Search />
        </IconButton>
      ) : (
        <Button {...props} color="inherit" variant="outlined" startIcon={<Search />} sx={BOX}>
          {label}
          <Box component="kbd" aria-hidden sx={{ marginInlineStart: 'auto', font: 'inherit' }}>
            Ctrl K
          </Box>
        </Button>
      )}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <SearchDialog opened={opened} />
        </Suspense>
      )}
    </>
  );
}

const BOX = {
  width: 240,
  justifyContent: 'flex-start',
  color: 'text.secondary',
  borderColor: 'divider',
  textTransform: 'none',
  fontWeight: 400,
} as const;
