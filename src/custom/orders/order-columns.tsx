import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cityNameOf } from '../../../domain/cities/cities-of-morocco.ts';
import { deletedBy } from '../../../domain/orders/bin.ts';
import { recipientName, senderName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import type { Messages } from '../../i18n/en.ts';
import { RowButtons } from '../../kit/actions/RowButtons.tsx';
import { Avatar } from '../../kit/files/Avatar.tsx';
import { Code, PhoneNumber, ShortDate, Weight } from '../../kit/format/formats.tsx';
import { Clipped, TwoLines } from '../../kit/list/Clipped.tsx';
import type { ComposedColumn } from '../../kit/view/list-view.ts';
import { DocumentActions } from '../documents/lists/DocumentActions.tsx';
import { BinDaysLeft, deletionOf } from './bin/bin-values.tsx';
import { Destination } from './Destination.tsx';
import { IdentityAction } from './identity/IdentityAction.tsx';
import { OrderFlags } from './OrderFlags.tsx';
import { OrderLink } from './OrderLink.tsx';
import { Sender } from './Sender.tsx';
import { SmsAction } from './sms/SmsAction.tsx';

type Label = keyof Messages['orders']['columns'];

/**
 * A column of orders in a way of its own, with the paths of what it shows. It is sorted by a path, or
 * not at all.
 */
const column = (
  label: Label,
  sort: string | undefined,
  render: (order: Order) => ReactNode,
  shows: readonly string[] = sort ? [sort] : [],
): ComposedColumn<Order> => ({
  label: `orders.columns.${label}`,
  shows,
  ...(sort && { sort }),
  render,
});

const figure = (...of: Parameters<typeof column>): ComposedColumn<Order> => ({
  ...column(...of),
  isFigure: true,
});

const registeredCity = (width: number) => (order: Order) => (
  <Clipped text={cityNameOf(order.user?.tour?.SubsCribedCity ?? '')} width={width} />
);

/** The row stays as low as its two lines of text. */
const STATE = {
  display: 'inline-flex',
  alignItems: 'center',
  '& .MuiIconButton-root': { p: 0.5 },
} as const;

const SENDER = ['user.firstName', 'user.lastName'];
const RECIPIENT = ['recipient.firstName', 'recipient.lastName', 'recipient.name'];
const REGISTERED = ['user.tour.SubsCribedCity'];
const IDENTITY = ['frontId', 'backId'];

/** The columns of the stage lists (specification 2.4), which combine several values. */
const stageColumns = {
  sender: column('sender', 'user.name', (order) => <Sender order={order} />, [
    ...SENDER,
    'user.photo',
    'user.phone',
  ]),
  city: column(
    'city',
    'user.cityName',
    ({ user }) => (
      <TwoLines first={user?.cityName} second={<Code value={user?.zipcode} />} width={112} />
    ),
    ['user.cityName', 'user.zipcode'],
  ),
  tour: column(
    'tour',
    'user.tour.Tname',
    (order) => <TwoLines first={order.user?.tour?.Tname} second={registeredCity(90)(order)} />,
    ['user.tour.Tname', ...REGISTERED],
  ),
  recipient: column(
    'recipient',
    'recipient.name',
    (order) => (
      <TwoLines
        first={recipientName(order)}
        second={<PhoneNumber value={order.recipient?.phone} />}
      />
    ),
    [...RECIPIENT, 'recipient.phone'],
  ),
  destination: {
    ...column(
      'destination',
      'destination',
      ({ recipient }) => <Destination address={recipient?.address} />,
      ['recipient.address'],
    ),
    sortBefore: 'recipient.address',
  },
  packages: figure('packages', 'numofpackages', ({ numofpackages }) => numofpackages),
  weight: figure('weight', 'wights', ({ wights }) => <Weight value={wights} isInColumn />),
  state: column(
    'state',
    'verified',
    (order) => (
      <Box sx={STATE}>
        <OrderFlags order={order} leads />
        <RowButtons record={order} />
      </Box>
    ),
    ['paid', 'verified', 'smsToMa', ...IDENTITY],
  ),
  received: figure('received', 'createdAt', ({ createdAt }) => <ShortDate value={createdAt} />),
  code: column('code', 'billCode', ({ billCode }) => <Code value={billCode} />),
  documents: {
    label: 'documents.rows.heading',
    shows: ['billCode', 'verified'],
    render: (order: Order) => <DocumentActions order={order} />,
  },
  sms: {
    label: 'orders.messages.column',
    shows: ['smsToMa'],
    render: (order: Order) => <SmsAction order={order} />,
  },
  identity: column('identity', undefined, () => <IdentityAction />, [...SENDER, ...IDENTITY]),
};

/** The columns of specification 2.5 that the stage lists combine with others: one value each. */
const documentColumns = {
  companyKey: column('companyKey', 'billCode', (order) => (
    <OrderLink order={order}>
      <Code value={order.billCode} />
    </OrderLink>
  )),
  senderName: column(
    'sender',
    'user.name',
    (order) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Avatar photo={order.user?.photo} size={26} />
        <Clipped text={senderName(order)} width={98} />
      </Box>
    ),
    [...SENDER, 'user.photo'],
  ),
  senderPhone: column('senderPhone', 'user.phone', ({ user }) => (
    <PhoneNumber value={user?.phone} />
  )),
  zip: column('zip', 'user.zipcode', ({ user }) => <Code value={user?.zipcode} />),
  cityName: column('city', 'user.cityName', ({ user }) => (
    <Clipped text={user?.cityName ?? ''} width={92} />
  )),
  tourName: column('tour', 'user.tour.Tname', ({ user }) => (
    <Clipped text={user?.tour?.Tname ?? ''} width={56} />
  )),
  registeredCity: column('registeredCity', 'user.tour.SubsCribedCity', registeredCity(72)),
  recipientName: column(
    'recipient',
    'recipient.name',
    (order) => <Clipped text={recipientName(order)} width={104} />,
    RECIPIENT,
  ),
  recipientPhone: column('recipientPhone', 'recipient.phone', ({ recipient }) => (
    <PhoneNumber value={recipient?.phone} />
  )),
  wholeDestination: {
    ...column(
      'destination',
      'destination',
      ({ recipient }) => <Destination address={recipient?.address} isOneLine />,
      ['recipient.address'],
    ),
    sortBefore: 'recipient.address',
  },
};

/** The columns that the bin adds to those of an order. */
const binColumns = {
  deletedAt: column('deletedAt', 'deletedAt', (order) => (
    <ShortDate value={deletionOf(order)} withTime />
  )),
  deletedBy: column('deletedBy', undefined, (order) => <Clipped text={deletedBy(order)} />, [
    'deletedBy',
  ]),
  daysLeft: column(
    'daysLeft',
    undefined,
    (order) => <BinDaysLeft deletedAt={deletionOf(order)} />,
    ['deletedAt'],
  ),
  actions: column('actions', undefined, (order) => (
    <Box sx={STATE}>
      <RowButtons record={order} />
    </Box>
  )),
};

/** The columns of orders that are more than a field. */
export const orderColumns = { ...stageColumns, ...documentColumns, ...binColumns };
