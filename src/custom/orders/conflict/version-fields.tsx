import type { RaRecord } from 'react-admin';
import { PhoneNumber } from '../../../kit/format/PhoneNumber.tsx';
import { renderValue } from '../../../kit/render-value.tsx';
import type { View } from '../../../kit/view.ts';
import { isPickedFile } from '../../../providers/multipart.ts';
import type { Sender } from '../form/order-values.ts';
import { nameOf } from '../form/sender-of.ts';

/** The values that the form edits, one by one. */
export const EDITED = [
  'user',
  'recipient.firstName',
  'recipient.lastName',
  'recipient.phone',
  'recipient.address',
  'billTo.party',
  'billTo.firm',
  'billTo.contact',
  'billTo.street',
  'billTo.zipcode',
  'billTo.city',
  'billTo.country',
  'billTo.vatId',
  'billTo.reference',
  'billTo.leitwegId',
  'tripGroup',
  'numofpackages',
  'wights',
  'paid',
  'payment',
  'type',
  'priceTotal',
  'frontId',
  'backId',
] as const;

/** What only others can have changed while the form was open: by actions and by the document editors. */
export const ONLY_SHOWN = [
  'commandMode',
  'verified',
  'smsToMa',
  'withBill',
  'withDeclar',
  'withTicket',
  'finish',
  'content',
  'declarationConten',
  'priceSub',
  'rechnr',
] as const;

/** One value of a version, formatted for display. */
export function VersionValue({
  view,
  path,
  version,
}: {
  view: View;
  path: string;
  version: object;
}) {
  const record = version as RaRecord;
  if (path === 'user') return <bdi>{nameOf((record.user as Sender | null) ?? {})}</bdi>;
  if (path === 'recipient.phone') return <PhoneNumber value={record.recipient?.phone} />;
  const value: unknown = record[path];
  if (isPickedFile(value)) return <bdi>{value.rawFile.name}</bdi>;
  return renderValue(view, path, record);
}
