import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { ToolPopover } from '../ToolPopover.tsx';
import { usePopup } from '../use-popup.ts';
import { isInForce, useListFilters } from './list-filters.ts';

const loadPanel = () => import('./FilterPanel.tsx');

/** Filters the list by properties of its records; the button shows the number of active filters. */
export function FilterButton() {
  const { filterValues } = useListContext();
  const filters = useListFilters();
  const translate = useTranslate();
  const { anchor, Panel, open, close } = usePopup(loadPanel);
  if (filters.length === 0) return null;
  const inForce = filters.filter((filter) => isInForce(filter, filterValues)).length;
  return (
    <>
      <Badge badgeContent={inForce} color="primary">
        <Button
          size="small"
          startIcon={<FilterListOutlined />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={open}
        >
          {translate('kit.list.filters')}
        </Button>
      </Badge>
      <ToolPopover anchor={anchor} label={translate('kit.list.filters')} onClose={close}>
        {Panel && <Panel filters={filters} />}
      </ToolPopover>
    </>
  );
}
