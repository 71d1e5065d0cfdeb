import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { useLacks } from '../../providers/use-capabilities.ts';
import { whenIdle } from '../../providers/when-idle.ts';
import { searchOpening, useOpenedText, useRequestedRun } from './opening.ts';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(loadDialog);
const FoundRun = lazy(() => import('./FoundRun.tsx'));

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

/** Who types on before the box is there finds the letters in it, and not done something with a row. */
function onEarlyKey(press: KeyboardEvent): void {
  const text = searchOpening.early();
  const { key, altKey, ctrlKey, metaKey } = press;
  if (text === undefined || altKey || ctrlKey || metaKey || key.length !== 1) return;
  press.preventDefault();
  press.stopPropagation();
  searchOpening.open(text + key);
}

/**
 * The search at the top of every page: a box, or an icon where there is little space, and the keys that open it. All
 * else is loaded once it is opened.
 */
export function SearchBox() {
  const lacks = useLacks();
  return lacks('search') ? null : <Opener />;
}

function Opener() {
  const translate = useTranslate();
  const opened = useOpenedText();
  const requested = useRequestedRun();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  useEffect(() => {
    const onKey = (press: KeyboardEvent) => {
      if (!opensSearch(press)) return;
      press.preventDefault();
      searchOpening.open();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onEarlyKey, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', onEarlyKey, true);
    };
  }, []);
  const queryClient = useQueryClient();
  useEffect(
    () =>
      whenIdle(
        queryClient,
        () => void ignoringFailure(loadDialog(), 'It is loaded again when it is opened.'),
      ),
    [queryClient],
  );
  const label = translate('shell.bar.search');
  const props = {
    'aria-label': label,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K /',
    onClick: () => searchOpening.open(),
  } as const;
  return (
    <>
      {isNarrow ? (
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
      {requested && (
        <Suspense fallback={null}>
          <FoundRun requested={requested} />
        </Suspense>
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
