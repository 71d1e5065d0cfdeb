import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/**
 * The first stops of the keyboard, unseen until they are reached: they lead past the menu, to the page,
 * and past the tools above a list, to the first of its rows.
 */
export function SkipLink() {
  const translate = useTranslate();
  const [hasRows, setHasRows] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        onFocus={() => setHasRows(firstRow() !== undefined)}
        onClick={() => document.getElementById('main-content')?.focus()}
        sx={ABOVE_UNTIL_REACHED}
      >
        {translate('ra.navigation.skip_nav')}
      </Button>
      {hasRows && (
        <Button variant="contained" onClick={() => firstRow()?.focus()} sx={ABOVE_UNTIL_REACHED}>
          {translate('shell.bar.toRows')}
        </Button>
      )}
    </>
  );
}

/** The row, card or tile of the page that the keyboard begins at. */
function firstRow(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(
    '[data-rows] :is(tr[tabindex="0"], a[href]:not([tabindex="-1"]))',
  );
  return [...all].find((row) => row.checkVisibility());
}

const ABOVE_UNTIL_REACHED = {
  position: 'fixed',
  zIndex: 'tooltip',
  insetInlineStart: 16,
  top: -80,
  '&:focus': { top: 16 },
} as const;
