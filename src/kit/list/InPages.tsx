import Button from '@mui/material/Button';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { pageSizeKeyOf, useListView } from '../view/list-view.ts';

/** The way back from all rows to pages, where all are more than a list can show. */
export default function InPages() {
  const { view, list } = useListView();
  const { setPerPage } = useListContext();
  const [, keepPageSize] = useStore<number>(pageSizeKeyOf(view, list));
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      onClick={() => {
        setPerPage(list.perPage);
        keepPageSize(list.perPage);
      }}
    >
      {translate('kit.list.inPages')}
    </Button>
  );
}
