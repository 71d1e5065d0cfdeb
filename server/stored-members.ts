import { ROLES } from '../domain/access.ts';
import { CONVERSATION_STATES } from '../domain/chat/conversation.ts';
import { MESSAGE_TYPES } from '../domain/chat/message-types.ts';
import { PLANNED_STATES } from '../domain/chat/planned.ts';
import { ARCHIVE_FINDINGS } from '../domain/documents/invoice/issued-invoice.ts';
import { LOCALES } from '../domain/fields.ts';
import {
  IMPORT_STATES,
  ROW_DECISIONS,
  ROW_OUTCOMES,
  ROW_RESULTS,
} from '../domain/imports/import-run.ts';
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_PURPOSES,
  CAMPAIGN_STATES,
  DELIVERY_STATUSES,
  FAILURE_REASONS,
  PURPOSES,
  SKIP_REASONS,
  SMS_ENCODINGS,
} from '../domain/messages/campaign-values.ts';
import { CHANNELS, PHONE_CHANNELS } from '../domain/messages/channels.ts';
import { NOTICE_POINTS } from '../domain/messages/notice-points.ts';
import { PRINT_KINDS } from '../domain/orders/document-kinds.ts';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../domain/orders/invoice-states.ts';
import { PARCEL_STATES } from '../domain/parcels/parcel-states.ts';
import { SCAN_MODES } from '../domain/parcels/scans.ts';
import { leavesOf } from '../domain/paths.ts';
import { PASSKEY_PURPOSES } from '../domain/people/second-factor.ts';
import { CODE_PURPOSES } from '../domain/people/sign-in-codes.ts';
import { SIGN_IN_NOTICES } from '../domain/people/sign-in-notice.ts';
import type { MemberColumn } from './database/check-members.ts';
import type { DB } from './database/database-types.ts';
import { USE_KINDS } from './quota/daily-use.ts';
import { REVISION_KINDS } from './resources/content-store.ts';
import { type Resources, writtenResources } from './resources/resource.ts';

type ColumnName = { [T in keyof DB]: `${T}.${keyof DB[T] & string}` }[keyof DB];

/** A list that the code declares, and the columns that store its members. */
type StoredList = {
  readonly members: readonly string[];
  readonly declaredIn: string;
  readonly columns: readonly ColumnName[];
};

/**
 * The lists whose members are stored in columns that are no field of a resource. Types and schemas
 * guard what is written; the start compares what is stored, so no constraint repeats a list.
 *
 * What a table only remembers may name what is not there any more, and is not listed: the actions of
 * the audit trail, the moments of notices that were sent, the lines of the work list that somebody
 * has taken, the steps of the set-up that were skipped, the pace of a channel, the roles that need a
 * second factor, and what came from unknown numbers.
 */
const LISTS: readonly StoredList[] = [
  {
    declaredIn: 'domain/chat/message-kinds.ts',
    members: MESSAGE_TYPES,
    columns: ['message.type', 'planned_message.type'],
  },
  {
    declaredIn: 'domain/chat/planned.ts',
    members: PLANNED_STATES,
    columns: ['planned_message.state'],
  },
  {
    declaredIn: 'domain/chat/conversation.ts',
    members: CONVERSATION_STATES,
    columns: ['conversation.state'],
  },
  {
    declaredIn: 'domain/fields.ts',
    members: LOCALES,
    columns: ['outbox.language'],
  },
  {
    declaredIn: 'domain/messages/channels.ts',
    members: CHANNELS,
    columns: ['channel_preference.channel', 'outbox.channel'],
  },
  {
    declaredIn: 'domain/messages/channels.ts',
    members: PHONE_CHANNELS,
    columns: ['message.via', 'planned_message.via', 'stopped_number.channel'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: CAMPAIGN_KINDS,
    columns: ['campaign.kind'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: CAMPAIGN_PURPOSES,
    columns: ['campaign.purpose'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: CAMPAIGN_STATES,
    columns: ['campaign.state'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: FAILURE_REASONS,
    columns: ['campaign.failed_as'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: PURPOSES,
    columns: ['outbox.purpose'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: DELIVERY_STATUSES,
    columns: ['outbox.status'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: [...SKIP_REASONS, ...FAILURE_REASONS],
    columns: ['outbox.reason'],
  },
  {
    declaredIn: 'domain/messages/campaign-values.ts',
    members: SMS_ENCODINGS,
    columns: ['outbox.encoding'],
  },
  {
    declaredIn: 'domain/messages/notice-points.ts',
    members: NOTICE_POINTS,
    columns: ['notice_due.point'],
  },
  {
    declaredIn: 'domain/parcels/parcel-states.ts',
    members: PARCEL_STATES,
    columns: ['parcels.state', 'parcel_scans.state_before'],
  },
  {
    declaredIn: 'domain/parcels/scans.ts',
    members: SCAN_MODES,
    columns: ['parcel_scans.mode'],
  },
  {
    declaredIn: 'domain/orders/document-kinds.ts',
    members: PRINT_KINDS,
    columns: ['prints.kind'],
  },
  {
    declaredIn: 'domain/orders/invoice-states.ts',
    members: INVOICE_KINDS,
    columns: ['invoices.kind'],
  },
  {
    declaredIn: 'domain/orders/invoice-states.ts',
    members: INVOICE_STATUSES,
    columns: ['invoices.status'],
  },
  {
    declaredIn: 'domain/documents/invoice/issued-invoice.ts',
    members: ARCHIVE_FINDINGS,
    columns: ['archive_damages.finding'],
  },
  {
    declaredIn: 'domain/imports/import-run.ts',
    members: IMPORT_STATES,
    columns: ['import_run.state'],
  },
  {
    declaredIn: 'domain/imports/import-run.ts',
    members: ROW_RESULTS,
    columns: ['import_row.verdict'],
  },
  {
    declaredIn: 'domain/imports/import-run.ts',
    members: ROW_DECISIONS,
    columns: ['import_row.decision'],
  },
  {
    declaredIn: 'domain/imports/import-run.ts',
    members: ROW_OUTCOMES,
    columns: ['import_row.outcome'],
  },
  {
    declaredIn: 'domain/people/second-factor.ts',
    members: PASSKEY_PURPOSES,
    columns: ['passkey_challenge.purpose'],
  },
  {
    declaredIn: 'domain/people/sign-in-notice.ts',
    members: SIGN_IN_NOTICES,
    columns: ['sign_in_notice.kind'],
  },
  {
    declaredIn: 'domain/people/sign-in-codes.ts',
    members: CODE_PURPOSES,
    columns: ['sign_in_code.purpose'],
  },
  {
    declaredIn: 'server/quota/daily-use.ts',
    members: USE_KINDS,
    columns: ['daily_use.kind'],
  },
  {
    declaredIn: 'server/resources/content-store.ts',
    members: REVISION_KINDS,
    columns: ['content_revision.action'],
  },
];

const ofLists: readonly MemberColumn[] = LISTS.flatMap(({ columns, members, declaredIn }) =>
  columns.map((name) => {
    const [table = '', column = ''] = name.split('.');
    return { table, column, members, declaredIn };
  }),
);

/** Every column that stores members of a declared list: those above, and the choices of resources. */
export const memberColumns = (resources: Resources): readonly MemberColumn[] => [
  ...writtenResources(resources).flatMap(({ definition, table }) =>
    leavesOf(definition.fields).flatMap(([path, field]) => {
      const column = table?.columns[path];
      if (!table || !column || field.kind !== 'choice') return [];
      const declaredIn =
        field.choices === ROLES
          ? 'domain/roles (docs/adding-a-role.md)'
          : `the field ${path} of ${definition.name} in domain/resources`;
      return { table: table.table, column, members: field.choices, declaredIn };
    }),
  ),
  ...ofLists,
];
