import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { recipientName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { Code, PhoneNumber, ShortDate, Weight } from '../../kit/format/formats.tsx';
import { TwoLines } from '../../kit/list/Clipped.tsx';
import { DocumentActions } from '../documents/lists/DocumentActions.tsx';
import { binColumns } from './bin/bin-columns.tsx';
import { cell, FIGURES } from './column-cell.ts';
import { Destination } from './Destination.tsx';
import { documentColumns } from './documents/document-columns.tsx';
import { IdentityAction } from './identity/IdentityAction.tsx';
import { moreColumns } from './list-tools/more-columns.tsx';
import { OrderFlags } from './OrderFlags.tsx';
import { RegisteredCity } from './RegisteredCity.tsx';
import { Sender } from './Sender.tsx';

/** The columns of an order; each is sorted by its source. */
const COLUMNS = {
  ...documentColumns,
  ...binColumns,
  ...moreColumns,
  sender: <DataTable.Col {...cell('user.name', 'sender', (order) => <Sender order={order} />)} />,
  city: (
    <DataTable.Col
      {...cell('user.cityName', 'city', ({ user }) => (
        <TwoLines first={user?.cityName} second={<Code value={user?.zipcode} />} width={112} />
      ))}
    />
  ),
  tour: (
    <DataTable.Col
      {...cell('user.tour.Tname', 'tour', ({ user }) => (
        <TwoLines
          first={user?.tour?.Tname}
          second={<RegisteredCity name={user?.tour?.SubsCribedCity} width={90} />}
        />
      ))}
    />
  ),
  recipient: (
    <DataTable.Col
      {...cell('recipient.name', 'recipient', (order) => (
        <TwoLines
          first={recipientName(order)}
          second={<PhoneNumber value={order.recipient?.phone} />}
        />
      ))}
    />
  ),
  destination: (
    <DataTable.Col
      {...cell('recipient.address', 'destination', ({ recipient }) => (
        <Destination address={recipient?.address} />
      ))}
    />
  ),
  packages: (
    <DataTable.Col
      {...FIGURES}
      {...cell('numofpackages', 'packages', ({ numofpackages }) => numofpackages)}
    />
  ),
  weight: (
    <DataTable.Col
      {...FIGURES}
      {...cell('wights', 'weight', ({ wights }) => <Weight value={wights} />)}
    />
  ),
  state: <DataTable.Col {...cell('verified', 'state', (order) => <OrderFlags order={order} />)} />,
  received: (
    <DataTable.Col
      {...FIGURES}
      {...cell('createdAt', 'received', ({ createdAt }) => <ShortDate value={createdAt} />)}
    />
  ),
  code: (
    <DataTable.Col {...cell('billCode', 'code', ({ billCode }) => <Code value={billCode} />)} />
  ),
  documents: (
    <DataTable.Col
      disableSort
      label="documents.rows.heading"
      render={(order: Order) => <DocumentActions order={order} />}
    />
  ),
  identity: (
    <DataTable.Col disableSort label="orders.columns.identity">
      <IdentityAction />
    </DataTable.Col>
  ),
} as const;

export type OrderColumn = keyof typeof COLUMNS;

/** The columns of a list, in order; built once per list, so that rows render again only for new data. */
export const orderColumns = (names: readonly OrderColumn[]): ReactElement[] =>
  names.map((name) => ({ ...COLUMNS[name], key: name }));

/** The sort choices of a list where no column header can be clicked. */
export const sortable = (
  names: readonly OrderColumn[],
): readonly { field: string; label: string }[] =>
  names
    .map((name) => COLUMNS[name].props)
    .flatMap((props) =>
      'source' in props && !('disableSort' in props)
        ? [{ field: props.source, label: props.label }]
        : [],
    );
