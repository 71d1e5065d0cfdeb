import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { destinationShown } from '../../domain/cities/address-parts.ts';
import { cityRank } from '../../domain/cities/city-order.ts';
import { EDITED_KINDS, editorOf } from '../../domain/orders/document-kinds.ts';
import { NO_FILE } from '../../domain/orders/identity-files.ts';
import type { MissingValue } from '../../domain/orders/missing-values.ts';
import { valueAt } from '../../domain/paths.ts';
import { commands } from '../../domain/resources/commands.ts';
import { SEARCH_FORM } from '../../domain/search/searchable-text.ts';
import { columnNames } from '../resources/column-names.ts';
import { searchText } from '../resources/search-text.ts';
import type { Values } from '../resources/storage.ts';
import { defineTable } from '../resources/table-store.ts';

const addressOf = (order: Values): string | null => {
  const address = valueAt(order, 'recipient.address');
  return typeof address === 'string' ? address : null;
};

/** The column of each document's flag has the document's name on the wire. */
const flagColumns = Object.fromEntries(
  EDITED_KINDS.toReversed().map((kind) => {
    const { flag, path } = editorOf(kind);
    return [flag, `with_${path}` as const];
  }),
);

/** What an order lacks, as `missingOf` in domain/orders/missing-values.ts. */
const LACKS: Readonly<Record<MissingValue, (alias: string) => RawBuilder<SqlBool>>> = {
  identity: (alias) => sql`(${sql.ref(`${alias}.identity_requested_at`)} is not null
    or ${sql.ref(`${alias}.identity_seen_at`)} is null and (
      ${sql.ref(`${alias}.front_file`)} = ${sql.lit(NO_FILE)}
      or ${sql.ref(`${alias}.back_file`)} = ${sql.lit(NO_FILE)}))`,
  weight: (alias) => sql`${sql.ref(`${alias}.weight_grams`)} = 0`,
  price: (alias) => sql`${sql.ref(`${alias}.total_cents`)} is null`,
};

const missingIn = (alias: string): RawBuilder<unknown> =>
  sql`to_jsonb(array_remove(array[${sql.join(
    Object.entries(LACKS).map(
      ([value, lacks]) => sql`case when ${lacks(alias)} then ${sql.lit(value)} end`,
    ),
  )}], null))`;

const COMPUTED = { missing: missingIn };

/**
 * The columns of an order's fields in the table `orders`; those are named that are not called like
 * their field. The sender's values that lists sort by are copied there too and updated by
 * triggers, so that a page of a stage is one scan of one index.
 */
export const orderTable = defineTable({
  table: 'orders',
  columns: columnNames(
    commands.fields,
    {
      billCode: 'code',
      commandMode: 'stage',
      user: 'sender_id',
      'billTo.party': 'bill_to',
      'billTo.firm': 'bill_firm',
      'billTo.contact': 'bill_contact',
      'billTo.street': 'bill_street',
      'billTo.zipcode': 'bill_zipcode',
      'billTo.city': 'bill_city',
      'billTo.country': 'bill_country',
      'billTo.vatId': 'bill_vat_id',
      'billTo.reference': 'bill_reference',
      'billTo.leitwegId': 'bill_leitweg_id',
      'billTo.goodsRole': 'bill_goods_role',
      'billTo.customerKind': 'bill_customer_kind',
      'billTo.taxedReason': 'bill_taxed_reason',
      numofpackages: 'package_count',
      wights: 'weight_grams',
      smsToMa: 'sms_sent',
      frontId: 'front_file',
      faceId: 'front_file',
      backId: 'back_file',
      finish: 'finished',
      ...flagColumns,
      content: 'invoice_lines',
      declarationConten: 'declaration_lines',
      priceTotal: 'total_cents',
      priceSub: 'extra_cents',
      type: 'delivery',
      rechnr: 'invoice_number',
    },
    COMPUTED,
  ),
  generated: ['recipient.name', 'faceId'],
  unread: [],
  copies: {
    'user.code': ['sender_code', 'text'],
    'user.name': ['sender_name', 'text'],
    'user.phone': ['sender_phone', 'text'],
    'user.address': ['sender_address', 'text'],
    'user.zipcode': ['sender_zipcode', 'text'],
    'user.cityName': ['sender_city', 'text'],
    'user.tour.Tname': ['sender_tour', 'text'],
    'user.tour.SubsCribedCity': ['sender_subscribed_city', 'text'],
    destination: ['destination', 'text'],
    parcelStates: ['parcel_states', 'text', 'list'],
    // Not a field, and so never in a query string: a trip's route through Morocco.
    cityRank: ['city_rank', 'bigint'],
  },
  computed: COMPUTED,
  computedMembers: { missing: LACKS },
  search: 'search',
  searchForm: 'search_form',
  derive: (order) => ({
    city_rank: cityRank(addressOf(order)),
    destination: destinationShown(addressOf(order)) || null,
    own_search: searchText(commands.fields, order),
    search_form: SEARCH_FORM,
  }),
  writes: 'order_change',
  counters: {
    table: 'order_counters',
    by: [
      'trip_group',
      'stage',
      'finished',
      'paid',
      'verified',
      'sms_sent',
      'with_bill',
      'with_declaration',
      'with_ticket',
      'delivery',
      'payment',
    ],
  },
  bin: 'deleted_at',
  binnedBy: 'deleted_by',
});
