import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { chatAddress, messageAddress } from '../../../domain/chat/chat-address.ts';
import { orderAddress } from '../../../domain/orders/addresses.ts';
import { spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { formatPhone } from '../../../domain/phone-groups.ts';
import type { Found, FoundGroup, FoundKind } from '../../../domain/search/found.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment, formatShortDate } from '../../kit/format/dates.ts';
import { formatMoney } from '../../kit/format/numbers.ts';
import { placeAddress, placeName } from './places.ts';

/** One line of the search: something that Enter opens or does. */
export type Line = {
  readonly key: string;
  readonly icon: typeof SvgIcon;
  readonly title: string;
  /** What distinguishes it from others of its kind. */
  readonly detail?: string;
  /** Where it is, or what has become of it. */
  readonly badge?: string;
  /** The address that it opens. */
  readonly to?: string;
  readonly run?: () => Promise<void> | void;
};

/** Lines under one heading. */
export type Section = {
  readonly key: string;
  readonly heading: string;
  /** How many there are, if that is more than there are lines. */
  readonly count?: string;
  readonly lines: readonly Line[];
};

/** The sign of each kind, also of those that were opened last. */
export const KIND_ICONS: Readonly<Record<FoundKind, typeof SvgIcon>> = {
  orders: Inventory2Outlined,
  customers: AccountCircleOutlined,
  recipients: PlaceOutlined,
  invoices: ReceiptLongOutlined,
  parcels: QrCode2Outlined,
  conversations: ChatOutlined,
  messages: SmsOutlined,
};

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;
export type Speech = { readonly translate: Translate; readonly locale: string };

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => isolated(part ?? ''))
    .join(' · ');

const phoneOf = (phone: string | null): string | null =>
  phone && isolated(formatPhone(phone), 'ltr');

/** The lines of a group without their icon and key: each hit in a few words. */
function linesOf(group: FoundGroup, { translate, locale }: Speech) {
  switch (group.kind) {
    case 'orders':
      return group.hits.map(({ _id, billCode, sender, recipient, city, place, createdAt }) => ({
        key: _id,
        title: billCode,
        detail: joined([
          sender &&
            recipient &&
            translate('search.fromTo', {
              sender: isolated(sender),
              recipient: isolated(recipient),
            }),
          city,
          formatShortDate(createdAt),
        ]),
        badge: placeName(place, translate),
        to: place === 'bin' ? placeAddress(place, billCode) : orderAddress(_id),
      }));
    case 'customers':
      return group.hits.map(({ _id, name, code, phone, city }) => ({
        key: _id,
        title: name,
        detail: joined([code, phoneOf(phone), city]),
        to: `/users/${encodeURIComponent(_id)}`,
      }));
    case 'recipients':
      return group.hits.map(({ phone, name, address, order, billCode, sender }) => ({
        key: phone,
        title: name,
        detail: joined([
          phoneOf(phone),
          address,
          sender &&
            translate('search.toRecipient', {
              code: isolated(billCode),
              sender: isolated(sender),
            }),
        ]),
        to: orderAddress(order),
      }));
    case 'invoices':
      return group.hits.map(({ _id, number, customer, billCode, date, total, kind, status }) => ({
        key: _id,
        title: number,
        detail: joined([customer, billCode, formatShortDate(date), formatMoney(total, locale)]),
        badge: translate(`issued.states.${kind === 'storno' ? kind : status}`),
        to: `/bills/issued/${encodeURIComponent(_id)}`,
      }));
    case 'parcels':
      return group.hits.map(({ code, order, billCode, number, of, state }) => ({
        key: code,
        title: isolated(spacedParcelCode(code), 'ltr'),
        detail: translate('search.parcel', { number, of, code: isolated(billCode) }),
        badge: translate(`parcels.states.${state}`),
        to: orderAddress(order),
      }));
    case 'conversations':
      return group.hits.map(({ _id, clientId, name, lastAt }) => ({
        key: _id,
        title: name,
        detail: lastAt ? isolated(formatMoment(lastAt), 'ltr') : '',
        to: chatAddress(clientId),
      }));
    case 'messages':
      return group.hits.map(
        ({ _id, clientId, name, excerpt, byStaff, isNote, createdAt, position }) => ({
          key: _id,
          title: excerpt,
          detail: joined([
            name,
            byStaff && !isNote ? translate('search.office') : null,
            formatMoment(createdAt),
          ]),
          ...(isNote && { badge: translate('search.note') }),
          to: messageAddress(clientId, position),
        }),
      );
    default:
      return group satisfies never;
  }
}

/** Whether there are more orders than were counted, so that each place may have more, too. */
export const areMore = ({ groups }: Found): boolean =>
  groups.some(({ kind, isMore }) => kind === 'orders' && isMore);

/** What was found, in sections; orders with a line for each list that has more of them. */
export function foundSections(found: Found, text: string, speech: Speech): readonly Section[] {
  const { translate } = speech;
  return found.groups.map((group): Section => {
    const lines = linesOf(group, speech).map(
      ({ key, to, ...line }): Line => ({
        ...line,
        key: `${group.kind}-${key}`,
        icon: KIND_ICONS[group.kind],
        ...(to !== undefined && { to }),
      }),
    );
    const isLong = group.isMore || group.count > group.hits.length;
    return {
      key: group.kind,
      heading: translate(`search.kinds.${group.kind}`),
      ...(isLong && { count: `${group.count}${group.isMore ? '+' : ''}` }),
      lines:
        group.kind === 'orders' && isLong ? [...lines, ...placeLines(found, text, speech)] : lines,
    };
  });
}

const placeLines = (found: Found, text: string, { translate }: Speech): readonly Line[] =>
  found.places.flatMap(({ place, count }) => {
    const to = placeAddress(place, text);
    const title = translate('search.allIn', {
      count: `${count}${areMore(found) ? '+' : ''}`,
      place: placeName(place, translate),
    });
    return to ? [{ key: `place-${place}`, icon: ListAltOutlined, title, to }] : [];
  });
