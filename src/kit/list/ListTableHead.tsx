import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { DataTableClasses, useTranslate } from 'react-admin';
import { PageCheckbox } from './PageCheckbox.tsx';

/**
 * The head of the table. The framework's own looks up each record in the whole selection
 * whenever one is ticked, which blocks the page for seconds when thousands are selected.
 */
export function ListTableHead({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <TableHead className={DataTableClasses.thead}>
      <TableRow className={`${DataTableClasses.row} ${DataTableClasses.headerRow}`}>
        <TableCell padding="checkbox" variant="head" className={DataTableClasses.headerCell}>
          <PageCheckbox label={translate('ra.action.select_all')} />
        </TableCell>
        {children}
      </TableRow>
    </TableHead>
  );
}
