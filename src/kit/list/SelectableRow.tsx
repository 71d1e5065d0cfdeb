import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { RowProps } from './VirtualBody.tsx';

/** A row of a list, whose checkbox says which record it selects. */
export function SelectableRow({ children, selected = false, ...rest }: RowProps) {
  return (
    <TableRow hover selected={selected} {...rest}>
      <TableCell padding="checkbox">
        <RowCheckbox selected={selected} />
      </TableCell>
      {children}
    </TableRow>
  );
}
