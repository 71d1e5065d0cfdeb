import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { MessageKey } from '../../../i18n/en.ts';
import { Code, Money, PhoneNumber } from '../../../kit/format/formats.tsx';
import { FIGURES } from '../column-cell.ts';
import { RegisteredCity } from '../RegisteredCity.tsx';
import { ChoiceName } from './ChoiceName.tsx';

type Cell = ReactElement | null | undefined;

const column = (source: string, label: MessageKey, render: (order: Order) => Cell) => ({
  source,
  label,
  render,
});

/**
 * Optional columns: the values that the stage lists combine in two lines, so that they can be sorted
 * on their own, and those that not everybody needs.
 */
export const moreColumns = {
  customer: (
    <DataTable.Col
      {...column('user.code', 'orderTools.columns.customer', ({ user }) => (
        <Code value={user?.code} />
      ))}
    />
  ),
  moreSenderPhone: (
    <DataTable.Col
      {...column('user.phone', 'orderTools.columns.senderPhone', ({ user }) => (
        <PhoneNumber value={user?.phone} />
      ))}
    />
  ),
  moreZip: (
    <DataTable.Col
      {...column('user.zipcode', 'orderTools.columns.zip', ({ user }) => (
        <Code value={user?.zipcode} />
      ))}
    />
  ),
  moreRegisteredCity: (
    <DataTable.Col
      {...column('user.tour.SubsCribedCity', 'orderTools.columns.registeredCity', ({ user }) => (
        <RegisteredCity name={user?.tour?.SubsCribedCity} width={110} />
      ))}
    />
  ),
  moreRecipientPhone: (
    <DataTable.Col
      {...column('recipient.phone', 'orderTools.columns.recipientPhone', ({ recipient }) => (
        <PhoneNumber value={recipient?.phone} />
      ))}
    />
  ),
  total: (
    <DataTable.Col
      {...FIGURES}
      {...column('priceTotal', 'orderTools.columns.total', ({ priceTotal }) => (
        <Money value={priceTotal} />
      ))}
    />
  ),
  payment: (
    <DataTable.Col
      {...column('payment', 'orderTools.columns.payment', ({ payment }) => (
        <ChoiceName field="payment" value={payment} />
      ))}
    />
  ),
  delivery: (
    <DataTable.Col
      {...column('type', 'orderTools.columns.delivery', ({ type }) => (
        <ChoiceName field="type" value={type} />
      ))}
    />
  ),
  invoice: (
    <DataTable.Col
      {...column('rechnr', 'orderTools.columns.invoice', ({ rechnr }) => <Code value={rechnr} />)}
    />
  ),
} as const;
