import { type EditedKind, kindAt } from '../../../domain/documents/kinds.ts';
import { fullName } from '../../../domain/people/full-name.ts';
import { isObject } from '../../../domain/validate.ts';
import type { KeptDraft } from '../../providers/drafts.ts';

/** What a user recognises a draft by. */
export type DraftSummary = {
  readonly of: EditedKind | 'order' | 'entry';
  /** The resource of an entry that is neither an order nor one of its documents. */
  readonly resource: string;
  /** The order's code; absent for an order that was never saved. */
  readonly code: string | undefined;
  /** Sender and recipient, if they have been typed. */
  readonly people: readonly string[];
};

/** What a draft is about: an order or one of its documents, its code, and the names in it. */
export function draftSummary({ key, base, values }: KeptDraft): DraftSummary {
  const [, resource = ''] = key.split('/').map(decodeURIComponent);
  const of = kindAt(resource) ?? (resource === 'commands' ? 'order' : 'entry');
  const typed = isObject(values) ? values : {};
  const sender = typed.user ?? typed.newSender ?? typed.sender;
  return {
    ...{ of, resource },
    code: isObject(base) && typeof base.billCode === 'string' ? base.billCode : undefined,
    people: [sender, typed.recipient].map(personName).filter(Boolean),
  };
}

function personName(person: unknown): string {
  if (!isObject(person)) return '';
  const { firstName, lastName, name } = person;
  return fullName({ firstName: text(firstName), lastName: text(lastName) }) || text(name);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
