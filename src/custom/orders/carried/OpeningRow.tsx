import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { useCreatePath, useNavigate, useRecordContext } from 'react-admin';
import type { RowProps } from '../../../kit/list/VirtualBody.tsx';

/** A row that opens the page of its order. */
export function OpeningRow(props: RowProps) {
  const record = useRecordContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (!record || isOnLink(event)) return;
    const path = createPath({ resource: 'commands', id: record.id, type: 'show' });
    navigate(path, { state: { _scrollToTop: true } });
  };
  return <TableRow hover onClick={open} sx={{ cursor: 'pointer' }} {...props} />;
}

/** Links and buttons inside a row handle a click themselves. */
const isOnLink = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button') !== null;
