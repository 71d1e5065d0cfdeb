import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import { useId } from 'react';
import { useLocation, useStore, useTranslate } from 'react-admin';
import type { MenuEntry } from '../../kit/menu.ts';
import { isUnder } from '../../kit/menu.ts';
import { MenuLink, MenuRow } from './MenuRow.tsx';

type MenuGroupProps = { entry: MenuEntry; narrow: boolean; onChosen?: () => void };

/** A menu row that opens and closes the rows below it; the open ones are remembered. */
export function MenuGroup({ entry, narrow, onChosen }: MenuGroupProps) {
  const translate = useTranslate();
  const listId = useId();
  const { pathname } = useLocation();
  const [open, setOpen] = useStore(`menu.open.${entry.to}`, true);
  const label = translate(entry.labelKey);
  return (
    <MenuRow
      label={label}
      icon={entry.icon}
      narrow={narrow}
      aria-expanded={open}
      aria-controls={listId}
      selected={!open && entry.children?.some((child) => isUnder(pathname, child))}
      onClick={() => setOpen(!open)}
      end={open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      below={
        <Collapse in={open} id={listId} timeout="auto">
          <List
            disablePadding
            aria-label={label}
            sx={{ mt: 0.25, paddingInlineStart: narrow ? 0 : 1.5 }}
          >
            {entry.children?.map((child) => (
              <MenuLink
                key={child.to}
                to={child.to}
                label={translate(child.labelKey)}
                icon={child.icon}
                selected={isUnder(pathname, child)}
                {...{ narrow, onChosen }}
              />
            ))}
          </List>
        </Collapse>
      }
    />
  );
}
