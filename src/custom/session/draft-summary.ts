import { type EditedKind, kindAt } from '../../../domain/orders/document-kinds.ts';
import { fullName } from '../../../domain/people/full-name.ts';
import { isObject } from '../../../domain/validate.ts';
import type { StoredDraft } from '../../providers/drafts.ts';

/** What a user recognises a draft by. */
export type DraftSummary = {
  readonly of: EditedKind | 'order' | 'message' | 'entry';
  /** The resource of an entry that is neither an order, nor one of its documents, nor a message. */
  readonly resource: string;
  /** The order's code; absent for an order that was never saved. */
  readonly code: string | undefined;
  /** Sender and recipient, if they have been typed; the beginning of a message, or its files. */
  readonly people: readonly string[];
};

/** What a draft is about: an order or one of its documents, its code, and the names in it. */
export function draftSummary({ key, base, values }: StoredDraft): DraftSummary {
  const [, resource = ''] = key.split('/').map(decodeURIComponent);
  if (MESSAGES.includes(resource)) return ofMessage(values);
  const of = kindAt(resource) ?? (resource === 'commands' ? 'order' : 'entry');
  const typed = isObject(values) ? values : {};
  const sender = typed.user ?? typed.newSender ?? typed.sender;
  return {
    of,
    resource,
    code: isObject(base) && typeof base.billCode === 'string' ? base.billCode : undefined,
    people: [sender, typed.recipient].map(personName).filter(Boolean),
  };
}

/** To one customer, or to many: in the chat, or by SMS, WhatsApp and the agency. */
const MESSAGES = ['conversation', 'bulkMessage'];
const MOST_WORDS = 60;

function ofMessage(values: unknown): DraftSummary {
  const { text: written, texts, files, attached } = isObject(values) ? values : {};
  const current = isObject(attached) ? [attached.file] : Array.isArray(files) ? files : [];
  const names = current.flatMap((file) => (file instanceof File ? [file.name] : []));
  const content = [written, ...Object.values(isObject(texts) ? texts : {})].map(text).find(Boolean);
  const people = names.length > 0 ? names : [[...(content ?? '')].slice(0, MOST_WORDS).join('')];
  return {
    of: 'message',
    resource: 'conversation',
    code: undefined,
    people: people.filter(Boolean),
  };
}

function personName(person: unknown): string {
  if (!isObject(person)) return '';
  const { firstName, lastName, name } = person;
  return fullName({ firstName: text(firstName), lastName: text(lastName) }) || text(name);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
