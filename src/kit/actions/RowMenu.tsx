import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RaRecord, useTranslate } from 'react-admin';
import { type ActionScope, type BulkAction, recordsText } from '../view/bulk-action.ts';
import { useRowActions } from './row-actions.ts';

/** A menu opened on a row, and its position on the screen. */
export type OpenRowMenu = {
  readonly record: RaRecord;
  readonly actions: readonly BulkAction[];
  readonly left: number;
  readonly top: number;
};

type Props = { scope: Pick<ActionScope, 'texts'>; menu: OpenRowMenu; onClose: () => void };

/** The actions of a row, at the pointer or where the menu key was pressed. */
export default function RowMenu({ scope, menu, onClose }: Props) {
  const translate = useTranslate();
  const { ask, codeOf } = useRowActions();
  const { record, actions, left, top } = menu;
  const label = translate(recordsText(scope, 'menuOf'), { name: codeOf(record) });
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left, top }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {actions.map((action) => (
        <MenuItem
          key={action.verb}
          onClick={() => {
            onClose();
            ask(record, action);
          }}
        >
          <ListItemIcon>
            <action.icon fontSize="small" color={action.isDanger ? 'error' : 'primary'} />
          </ListItemIcon>
          {translate(action.label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
