import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../kit/menu.ts';

type MenuRowProps = Omit<ListItemButtonProps, 'children'> & {
  label: string;
  icon: MenuEntry['icon'];
  narrow: boolean;
  /** For icons that point in the reading direction. */
  mirrored?: boolean;
  /** Shown at the end of the row, for example an arrow. */
  end?: ReactNode;
  /** Shown below the row, inside the same list item. */
  below?: ReactNode;
  to?: string;
  /** How many things wait there; zero is not shown. */
  count?: number;
  /** Where exactly these things are shown. */
  countTo?: string | undefined;
  /** Called when somebody follows it. */
  onCount?: (() => void) | undefined;
};

/** One row of the side menu: icon and label; if the menu is narrow, the label becomes a hint. */
export function MenuRow({
  label,
  icon: Icon,
  narrow,
  mirrored,
  end,
  below,
  count = 0,
  countTo,
  onCount,
  ...button
}: MenuRowProps) {
  const translate = useTranslate();
  const name =
    count > 0 ? translate('shell.menu.unread', { name: label, smart_count: count }) : label;
  return (
    <ListItem disablePadding sx={{ display: 'block', mb: 0.25, position: 'relative' }}>
      <ListItemButton
        {...((narrow || count > 0) && { 'aria-label': name })}
        {...(narrow && { 'data-hint': name, 'data-hint-at': 'end' })}
        {...button}
        sx={rowStyle}
      >
        <ListItemIcon sx={{ minWidth: narrow ? 0 : 34, color: 'inherit' }}>
          <Icon fontSize="small" className={mirrored ? 'mirrored' : undefined} />
          {narrow && count > 0 && <MenuCount count={count} sx={CORNER} />}
        </ListItemIcon>
        {!narrow && (
          <ListItemText
            primary={label}
            slotProps={{ primary: { noWrap: true, variant: 'body2', fontWeight: 'inherit' } }}
          />
        )}
        {!narrow && count > 0 && !countTo && <MenuCount count={count} />}
        {!narrow && end}
      </ListItemButton>
      {!narrow && count > 0 && countTo && (
        <CountLink to={countTo} count={count} name={name} onChosen={onCount} />
      )}
      {below}
    </ListItem>
  );
}

const MOST_SHOWN = 99;

/** The badge of a row; the text of its link says the same. */
export function MenuCount({ count, sx = {} }: { count: number; sx?: typeof CORNER | object }) {
  return (
    <Box component="span" aria-hidden sx={{ ...BADGE, ...sx }}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </Box>
  );
}

type CountLinkProps = {
  to: string;
  count: number;
  name: string;
  onChosen: (() => void) | undefined;
};

/** The badge of a row as a way to just those things: it lies over the end of the row. */
function CountLink({ to, count, name, onChosen }: CountLinkProps) {
  const translate = useTranslate();
  const label = translate('shell.menu.only', { name });
  return (
    <Box
      component={Link}
      to={to}
      aria-label={label}
      data-hint={label}
      onClick={onChosen}
      sx={COUNT_LINK}
    >
      <MenuCount count={count} />
    </Box>
  );
}

/** As high as the row, so that a finger finds it. */
const COUNT_LINK = {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  height: 38,
  px: 1.25,
  borderRadius: 1,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'navigation.hover' },
} as const;

const BADGE = {
  minWidth: 20,
  px: 0.75,
  borderRadius: '10px',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: 12,
  fontWeight: 650,
  lineHeight: '20px',
  textAlign: 'center',
} as const;

/** Over the icon of a narrow menu. */
const CORNER = {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  minWidth: 16,
  px: 0.5,
  fontSize: 11,
  lineHeight: '16px',
} as const;

/** The height of a row with the gap below it, in pixels. */
export const MENU_ROW = 40;

const rowStyle = {
  minHeight: MENU_ROW - 2,
  px: 1.25,
  py: 0.5,
  borderRadius: 1,
  color: 'navigation.text',
  '&:hover': { bgcolor: 'navigation.hover' },
  '&.Mui-focusVisible': {
    bgcolor: 'navigation.hover',
    outlineColor: 'navigation.selectedText',
    outlineOffset: -2,
  },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    bgcolor: 'navigation.selected',
    color: 'navigation.selectedText',
    fontWeight: 600,
  },
} as const;

type MenuLinkProps = {
  to: string;
  label: string;
  icon: MenuEntry['icon'];
  selected: boolean;
  narrow: boolean;
  onChosen: (() => void) | undefined;
  count?: number;
  countTo?: string | undefined;
  /** Loads the code of the page. */
  prepare?: (() => unknown) | undefined;
};

/** A menu row that links to a page and highlights the current one. */
export const MenuLink = memo(function MenuLink({
  selected,
  onChosen,
  prepare,
  ...row
}: MenuLinkProps) {
  const place = useRef<HTMLDivElement>(null);
  // On a low screen it may be further down than the menu shows.
  useEffect(() => {
    if (selected) place.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <MenuRow
      {...row}
      ref={place}
      component={Link}
      selected={selected}
      aria-current={selected ? 'page' : undefined}
      onClick={onChosen}
      onCount={onChosen}
      onPointerEnter={prepare}
    />
  );
});
