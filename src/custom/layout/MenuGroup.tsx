import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import { memo, useId } from 'react';
import { useLocation, useStore, useTranslate } from 'react-admin';
import type { MenuEntry } from '../../kit/menu.ts';
import { isUnder } from '../../kit/menu.ts';
import { MenuLink, MenuRow } from './MenuRow.tsx';

type MenuGroupProps = {
  entry: MenuEntry;
  favourites: readonly string[];
  narrow: boolean;
  onChosen: (() => void) | undefined;
};

/** A menu row that opens and closes the rows below it; the open ones are remembered. */
export function MenuGroup({ entry, ...place }: MenuGroupProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useStore(`menu.open.${entry.to}`, true);
  const isShown = entry.children?.some((child) => isUnder(pathname, child)) ?? false;
  return (
    <Group entry={entry} open={open} setOpen={setOpen} selected={!open && isShown} {...place} />
  );
}

type GroupProps = MenuGroupProps & {
  open: boolean;
  setOpen: (open: boolean) => void;
  selected: boolean;
};

const Group = memo(function Group({
  entry,
  favourites,
  open,
  setOpen,
  selected,
  ...place
}: GroupProps) {
  const translate = useTranslate();
  const listId = useId();
  const label = translate(entry.labelKey);
  return (
    <MenuRow
      label={label}
      icon={entry.icon}
      narrow={place.narrow}
      aria-expanded={open}
      aria-controls={listId}
      selected={selected}
      onClick={() => setOpen(!open)}
      end={open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      below={
        <Collapse in={open} id={listId} timeout="auto">
          <List
            disablePadding
            aria-label={label}
            sx={{ mt: 0.25, paddingInlineStart: place.narrow ? 0 : 1.5 }}
          >
            {entry.children?.map((child) => (
              <PageLink
                key={child.to}
                entry={child}
                highlights={!favourites.includes(child.to)}
                {...place}
              />
            ))}
          </List>
        </Collapse>
      }
    />
  );
});

type PageLinkProps = Omit<MenuGroupProps, 'entry' | 'favourites'> & {
  entry: Pick<MenuEntry, 'to' | 'alias' | 'labelKey' | 'icon' | 'prepare' | 'countTo'>;
  /** How many things on the page wait for somebody. */
  count?: number;
  /** Whether it is highlighted while its page is shown; a favourite is, among the favourites alone. */
  highlights?: boolean;
};

/** The row of one page, which is highlighted while the page is shown. */
export function PageLink({ entry, count = 0, highlights = true, ...place }: PageLinkProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <MenuLink
      to={entry.to}
      label={translate(entry.labelKey, { smart_count: 2 })}
      icon={entry.icon}
      count={count}
      countTo={entry.countTo}
      prepare={entry.prepare}
      selected={highlights && isUnder(pathname, entry)}
      {...place}
    />
  );
}
