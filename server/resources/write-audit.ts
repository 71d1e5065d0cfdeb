import { isSecret } from '../../domain/field-access.ts';
import type { Fields } from '../../domain/fields.ts';
import { fieldAt, valueAt } from '../../domain/paths.ts';
import { insertList } from '../database/insert-list.ts';
import { prepared } from '../database/prepared.ts';
import type { Author, WriteContext } from './request-context.ts';
import type { Values } from './storage.ts';

type Changes = Record<string, { from: unknown; to: unknown }>;

/**
 * The difference between two states, by field path. The change of a secret or of a confidential
 * value is recorded, the value is not.
 */
export function auditedChanges(
  fields: Fields,
  paths: readonly string[],
  before: Values,
  after: Values,
): Changes {
  return Object.fromEntries(
    paths.map((path) => {
      const field = fieldAt(fields, path);
      const isHidden = field !== undefined && (isSecret(field) || field.confidential === true);
      const from = isHidden ? null : (valueAt(before, path) ?? null);
      const to = isHidden ? null : (valueAt(after, path) ?? null);
      return [path, { from, to }];
    }),
  );
}

export type AuditEntry = {
  /** Its id, where somebody has to know it; otherwise it is given one. */
  readonly id?: string | undefined;
  /** `create`, `change`, `delete`, `restore`, `erase`, or the verb of an action. */
  readonly action: string;
  readonly resource: string;
  readonly recordId: string;
  readonly changes?: Changes;
  /** The entry that this one undoes. */
  readonly undoes?: string | undefined;
};

/** The transaction, author and time of an entry. */
export type AuditContext = Pick<WriteContext<Author>, 'transaction' | 'now' | 'newId' | 'actor'>;

const ROWS_A_STATEMENT = 2_000;

const COLUMNS = [
  'id',
  'at',
  'by_id',
  'by_name',
  'action',
  'resource',
  'record_id',
  'changes',
  'undoes',
] as const;

/** Records who did what in the audit trail, in the transaction of the action itself. */
export async function writeAudit(
  entries: readonly AuditEntry[],
  { transaction, actor, now, newId }: AuditContext,
): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS_A_STATEMENT) {
    const rows = entries.slice(start, start + ROWS_A_STATEMENT).map((entry) => ({
      id: entry.id ?? newId(),
      at: now,
      by_id: actor.id,
      by_name: actor.name,
      action: entry.action,
      resource: entry.resource,
      record_id: entry.recordId,
      changes: entry.changes ?? {},
      undoes: entry.undoes ?? null,
    }));
    const statement = insertList('audit_entry', COLUMNS, rows).compile(transaction);
    prepared('insert_audit_entries', statement.sql);
    await transaction.executeQuery(statement);
  }
}
