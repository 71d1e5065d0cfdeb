import type { useTranslate } from 'react-admin';
import { destinationCity } from '../../../../../domain/cities/address-parts.ts';
import { cityNameOf } from '../../../../../domain/cities/cities-of-morocco.ts';
import { isMoney, toCents } from '../../../../../domain/money.ts';
import { hasBothIdentityFiles } from '../../../../../domain/orders/identity-files.ts';
import { recipientName, senderName } from '../../../../../domain/orders/names.ts';
import type { Order } from '../../../../../domain/resources/commands.ts';
import type { Messages } from '../../../../i18n/en.ts';
import { choiceLabelKey } from '../../../../i18n/resource-labels.ts';
import type { Sheet, SheetKind, SheetSource, SheetValue } from '../../../../kit/export/sheet.ts';
import { sheetOf } from '../../../../kit/export/sheet.ts';
import { partsOf } from '../../../../kit/format/dates.ts';

type Translate = ReturnType<typeof useTranslate>;
type Column = keyof Messages['orderTools']['columns'];
type Name = Pick<Sheet, 'name' | 'rightToLeft'>;

/** Orders as a table for a spreadsheet, in the user's language. */
export function orderSheet(orders: readonly Order[], translate: Translate, name: Name): Sheet {
  return sheetOf(sourcesIn(translate), orders, {
    ...name,
    sumLabel: translate('kit.export.sum'),
  });
}

function sourcesIn(translate: Translate): readonly SheetSource<Order>[] {
  const yesOrNo = (value: boolean | null | undefined) => translate(value ? 'kit.yes' : 'kit.no');
  const choice = (path: string, value: number | null | undefined) =>
    value ? translate(choiceLabelKey('commands', path, value)) : undefined;
  const column = (
    label: Column,
    value: (order: Order) => SheetValue | null,
    { kind = 'text', unit, summed = false }: Measure = {},
  ): SheetSource<Order> => ({
    label: [translate(`orderTools.columns.${label}`), ...(unit ? [`(${unit})`] : [])].join(' '),
    kind,
    value: (order) => value(order) ?? undefined,
    summed,
  });
  return [
    column('code', ({ billCode }) => billCode),
    column('customer', ({ user }) => user?.code),
    column('sender', senderName),
    column('senderPhone', ({ user }) => user?.phone),
    column('zip', ({ user }) => user?.zipcode),
    column('city', ({ user }) => user?.cityName),
    column('tour', ({ user }) => user?.tour?.Tname),
    column(
      'registeredCity',
      ({ user }) => cityNameOf(user?.tour?.SubsCribedCity ?? '') || undefined,
    ),
    column('recipient', recipientName),
    column('recipientPhone', ({ recipient }) => recipient?.phone),
    column('destination', ({ recipient }) => destinationCity(recipient?.address) || undefined),
    column('address', ({ recipient }) => recipient?.address),
    column('packages', ({ numofpackages }) => numofpackages, PIECES),
    column('weight', ({ wights }) => wights, KILOGRAMS),
    column('total', ({ priceTotal }) => euroOf(priceTotal), EURO),
    column('paid', ({ paid }) => yesOrNo(paid)),
    column('payment', ({ payment }) => choice('payment', payment)),
    column('delivery', ({ type }) => choice('type', type)),
    column('verified', ({ verified }) => yesOrNo(verified)),
    column('identity', (order) => yesOrNo(hasBothIdentityFiles(order))),
    column('sms', ({ smsToMa }) => yesOrNo(smsToMa)),
    column('bill', ({ withBill }) => yesOrNo(withBill)),
    column('declaration', ({ withDeclar }) => yesOrNo(withDeclar)),
    column('ticket', ({ withTicket }) => yesOrNo(withTicket)),
    column('invoice', ({ rechnr }) => rechnr),
    column('received', ({ createdAt }) => dayOf(createdAt), { kind: 'day' }),
  ];
}

type Measure = { kind?: SheetKind; unit?: string; summed?: boolean };

const PIECES: Measure = { kind: 'whole', summed: true };
const KILOGRAMS: Measure = { kind: 'kilograms', unit: 'kg', summed: true };
const EURO: Measure = { kind: 'euro', unit: '€', summed: true };

/** Wire money as a number of euros, which a spreadsheet can add up. */
const euroOf = (amount: string | null | undefined): number | undefined =>
  amount && isMoney(amount) ? toCents(amount) / 100 : undefined;

/** The day in Berlin of a moment. */
function dayOf(moment: string | null | undefined): string | undefined {
  const parts = moment ? partsOf(moment) : undefined;
  return parts && `${parts.year}-${parts.month}-${parts.day}`;
}
