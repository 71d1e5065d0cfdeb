import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { memo, type ReactNode } from 'react';
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
};

/** One row of the side menu: icon and label; if the menu is narrow, the label becomes a hint. */
export function MenuRow({
  label,
  icon: Icon,
  narrow,
  mirrored,
  end,
  below,
  ...button
}: MenuRowProps) {
  return (
    <ListItem disablePadding sx={{ display: 'block', mb: 0.25 }}>
      <ListItemButton
        {...(narrow && { 'aria-label': label, 'data-hint': label, 'data-hint-at': 'end' })}
        {...button}
        sx={rowStyle}
      >
        <ListItemIcon sx={{ minWidth: narrow ? 0 : 34, color: 'inherit' }}>
          <Icon fontSize="small" className={mirrored ? 'mirrored' : undefined} />
        </ListItemIcon>
        {!narrow && (
          <ListItemText
            primary={label}
            slotProps={{ primary: { noWrap: true, variant: 'body2', fontWeight: 'inherit' } }}
          />
        )}
        {!narrow && end}
      </ListItemButton>
      {below}
    </ListItem>
  );
}

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
};

/** A menu row that links to a page and marks the current one. */
export const MenuLink = memo(function MenuLink({ selected, onChosen, ...row }: MenuLinkProps) {
  return (
    <MenuRow
      {...row}
      {...{ component: Link }}
      selected={selected}
      aria-current={selected ? 'page' : undefined}
      onClick={onChosen}
    />
  );
});
