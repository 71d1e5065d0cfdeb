import type { ReplyValues } from '../../../../domain/chat/reply-text.ts';
import { destinationCity } from '../../../../domain/cities/address-parts.ts';
import type { Locale } from '../../../../domain/fields.ts';
import { balanceOf } from '../../../../domain/orders/balance.ts';
import { fullName } from '../../../../domain/people/full-name.ts';
import { formatPhone } from '../../../../domain/phone-groups.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { Settings } from '../../../../domain/resources/settings.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import { standOf } from '../../../../domain/trips/order-stand.ts';
import { TRACKING_STEPS } from '../../../../domain/trips/steps.ts';
import type { Messages } from '../../../i18n/en.ts';
import { formatMoney } from '../../../kit/format/numbers.ts';

type Known = {
  readonly person:
    | { readonly firstName?: string | null; readonly lastName?: string | null }
    | undefined;
  /** The orders that have not arrived, the latest first. */
  readonly open: readonly Order[];
  readonly company: Settings | undefined;
  /** The texts in the customer's language. */
  readonly texts: Messages | undefined;
  readonly language: Locale;
  /** The steps of the open trips. */
  readonly steps: Readonly<Record<TripGroup, number | null | undefined>>;
};

/** What is known for the placeholders of a quick reply, in the customer's language. */
export function replyValues({ person, open, company, texts, language, steps }: Known): ReplyValues {
  const [order] = open;
  const balance = order && balanceOf(open);
  const phone = company?.phoneGermany ?? company?.phoneMorocco;
  return {
    name: person && fullName(person),
    company: company?.name ?? null,
    phone: phone ? formatPhone(phone) : null,
    code: order?.billCode ?? null,
    parcels: order?.numofpackages ? String(order.numofpackages) : null,
    city: order ? destinationCity(order.recipient?.address) : null,
    step: order && texts ? stepIn(order, texts, steps) : null,
    balance: balance ? formatMoney(balance, language) : null,
  };
}

function stepIn(order: Order, texts: Messages, steps: Known['steps']): string | null {
  const stand = standOf(order);
  if (stand.at === 'house') {
    return texts.resources.commands.choices.commandMode[stand.stage];
  }
  const step = stand.at === 'road' ? TRACKING_STEPS[steps[stand.group] ?? -1] : undefined;
  return step ? texts.orders.steps[step] : null;
}
