import { destinationCity } from '../../../domain/cities/address-parts.ts';
import { cityNameOf } from '../../../domain/cities/cities-of-morocco.ts';
import { hasIdentity } from '../../../domain/orders/identity-files.ts';
import { recipientName, senderName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { shortLabelKey } from '../../i18n/resource-labels.ts';
import { dayOf } from '../../kit/format/dates.ts';
import type { ComposedExport } from '../../kit/view/list-view.ts';

const column = (
  label: string,
  shows: readonly string[],
  value: ComposedExport<Order>['value'],
  kind?: ComposedExport['kind'],
): ComposedExport<Order> => ({
  label: shortLabelKey('commands', label),
  shows,
  value,
  ...(kind && { kind }),
});

/** The exported values of orders that are more than a field. */
export const orderExports = {
  sender: column('sender', ['user.firstName', 'user.lastName'], senderName),
  registeredCity: column(
    'user.tour.SubsCribedCity',
    ['user.tour.SubsCribedCity'],
    ({ user }) => cityNameOf(user?.tour?.SubsCribedCity ?? '') || undefined,
  ),
  recipient: column(
    'recipient',
    ['recipient.firstName', 'recipient.lastName', 'recipient.name'],
    recipientName,
  ),
  destination: column(
    'destination',
    ['recipient.address'],
    ({ recipient }) => destinationCity(recipient?.address) || undefined,
  ),
  identity: column('identity', ['frontId', 'backId'], (order, translate) =>
    translate(hasIdentity(order) ? 'kit.yes' : 'kit.no'),
  ),
  received: column(
    'createdAt',
    ['createdAt'],
    ({ createdAt }) => (createdAt ? dayOf(createdAt) : undefined),
    'day',
  ),
};
