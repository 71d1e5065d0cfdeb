import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { use } from 'react';
import { useRecordContext } from 'react-admin';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowHandle } from './row-handle.ts';
import { UnsentFlag } from './UnsentFlag.tsx';
import type { RowProps } from './VirtualBody.tsx';

/** A row of a list, whose checkbox says which record it selects. */
export function SelectableRow({ children, selected = false, ...rest }: RowProps) {
  const Handle = use(RowHandle);
  const record = useRecordContext();
  return (
    <TableRow hover selected={selected} {...rest}>
      <TableCell padding="checkbox" sx={Handle && { whiteSpace: 'nowrap' }}>
        {Handle && <Handle />}
        <RowCheckbox selected={selected} />
        <UnsentFlag id={record?.id} />
      </TableCell>
      {children}
    </TableRow>
  );
}
