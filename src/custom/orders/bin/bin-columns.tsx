import { DataTable } from 'react-admin';
import { deletedBy } from '../../../../domain/orders/bin.ts';
import { RowButtons } from '../../../kit/actions/RowButtons.tsx';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import { cell } from '../column-cell.ts';
import { BinDaysLeft } from './BinDaysLeft.tsx';
import { deletionOf } from './deletion-of.ts';

/** The columns that the bin adds to those of an order. */
export const binColumns = {
  deletedAt: (
    <DataTable.Col
      {...cell('deletedAt', 'deletedAt', (order) => (
        <ShortDate value={deletionOf(order)} withTime />
      ))}
    />
  ),
  deletedBy: (
    <DataTable.Col
      disableSort
      {...cell('history', 'deletedBy', (order) => <Clipped text={deletedBy(order)} />)}
    />
  ),
  daysLeft: (
    <DataTable.Col
      disableSort
      {...cell('daysLeft', 'daysLeft', (order) => <BinDaysLeft deletedAt={deletionOf(order)} />)}
    />
  ),
  verbs: (
    <DataTable.Col
      disableSort
      {...cell('verbs', 'verbs', (order) => <RowButtons record={order} />)}
    />
  ),
} as const;
