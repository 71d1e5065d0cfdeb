import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { isDeletion } from './bulk/is-deletion.ts';
import { VERB_ICONS } from './bulk/verb-icons.ts';
import { useRowDeeds } from './row-deeds.ts';

/** A menu opened on a row, and its position on the screen. */
export type OpenRowMenu = { readonly order: Order; readonly left: number; readonly top: number };

type Props = { menu: OpenRowMenu | undefined; onClose: () => void };

/** The actions of a row, at the pointer or where the menu key was pressed. */
export function RowMenu({ menu, onClose }: Props) {
  const translate = useTranslate();
  const { verbs, ask } = useRowDeeds();
  if (!menu) return null;
  const { order, left, top } = menu;
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left, top }}
      slotProps={{
        list: { 'aria-label': translate('orders.run.menuOf', { code: order.billCode ?? '' }) },
      }}
    >
      {verbs.map((verb) => {
        const Icon = VERB_ICONS[verb];
        return (
          <MenuItem
            key={verb}
            onClick={() => {
              onClose();
              ask(order, verb);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" color={isDeletion(verb) ? 'error' : 'primary'} />
            </ListItemIcon>
            {translate(`orders.bulk.${verb}.label`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
