import { fromCents } from '../../../../domain/money.ts';
import { customerOn } from '../../../../domain/orders/document-customers.ts';
import { editorOf } from '../../../../domain/orders/document-kinds.ts';
import { nameOf } from '../../../../domain/people/full-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { DocumentEditing } from './document-editing.ts';
import { blankLine, type EditorValues, typedBillTo, typedCustoms } from './editor-values.ts';
import { readMoney, typedMoney, typedNumber, typedTotals } from './typed-figures.ts';

/** The initial values of an editor. A list without lines starts with a blank one (specification 4). */
export function valuesOf(
  order: Order,
  editing: DocumentEditing,
  { locale, today }: { locale: string; today: string },
): EditorValues {
  const { kind } = editing;
  const lines = editing.lines(order, locale);
  const customer = customerOn(order, editorOf(kind).path);
  const values: EditorValues = {
    number: order.rechnr ?? '',
    day: editing.day(order) || today,
    sender: {
      name: nameOf(customer ?? {}),
      phone: customer?.phone ?? '',
      city: customer?.cityName ?? '',
    },
    recipient: {
      name: nameOf(order.recipient ?? {}),
      phone: order.recipient?.phone ?? '',
      city: order.recipient?.address ?? '',
    },
    billTo: typedBillTo(order),
    customs: typedCustoms(kind, order),
    lines: lines.length > 0 || !editorOf(kind).lines ? lines : [blankLine(kind)],
    furtherCharges: typedMoney(order.priceSub, locale),
    priceBasis: order.priceBasis === undefined ? null : (order.priceBasis ?? 'gross'),
    priceReason: order.priceReason ?? '',
    total: '',
    oneWeight: null,
    packages: typedNumber(order.numofpackages, locale),
    payment: order.payment,
    delivery: order.type,
  };
  const stored = typedMoney(order.priceTotal, locale);
  const computed = fromCents(typedTotals(values).totalCents);
  return readMoney(stored) === computed ? values : { ...values, total: stored };
}
