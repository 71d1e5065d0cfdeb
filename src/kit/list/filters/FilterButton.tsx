import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { useListContext, useTranslate } from 'react-admin';
import { usePopup } from '../../popup/use-popup.ts';
import { ToolButton } from '../ToolButton.tsx';
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
      <ToolButton
        icon={<FilterListOutlined />}
        label={translate('kit.list.filters')}
        popup="dialog"
        expanded={anchor !== null}
        count={inForce}
        onOpen={open}
      />
      {Panel && <Panel anchor={anchor} onClose={close} filters={filters} />}
    </>
  );
}
