import { notFilledIn } from '../braced-names.ts';
import type { FieldErrors } from '../errors.ts';
import { choice, group, multiline, text } from '../fields.ts';
import { PHONE_CHANNELS, type PhoneChannel, phoneChannelOf } from '../messages/channels.ts';
import { isObject, violationsOf } from '../validate.ts';
import { MAX_MESSAGE_CHARACTERS } from './message.ts';
import { STAFF_KINDS, WRITTEN_KINDS } from './message-kinds.ts';
import {
  NOTE,
  STAFF_TYPES,
  type StaffType,
  WRITTEN_TYPES,
  type WrittenType,
} from './message-types.ts';

/** A written message as it is sent, in the form that specification 7 shows ("POST message"). */
export type MessageBody = {
  readonly recieverId: string;
  readonly message: { readonly type: WrittenType | StaffType; readonly content: string };
  /** The channel of the customer's number on which it goes out too; for staff. */
  readonly via?: PhoneChannel;
};

const BODY = {
  fields: {
    recieverId: text({ required: true, max: 60 }),
    message: group({
      type: choice([...WRITTEN_TYPES, ...STAFF_TYPES], { required: true }),
      content: multiline({ required: true, max: MAX_MESSAGE_CHARACTERS }),
    }),
    via: choice(PHONE_CHANNELS),
  },
};

const KINDS = { ...WRITTEN_KINDS, ...STAFF_KINDS };

/**
 * Everything that is wrong with the body of a written message, by field; empty when it is valid.
 */
export function messageViolations(body: unknown): FieldErrors {
  if (!isObject(body)) return { message: { code: 'required' } };
  const violations = violationsOf(BODY, body, 'create');
  if (Object.keys(violations).length > 0) return violations;
  const { message, via } = body as MessageBody;
  const kind = KINDS[message.type];
  if (via && !kind.goesByPhone) return { 'message.type': { code: 'notAChoice' } };
  const limit = via && phoneChannelOf(via).mostCharacters;
  if (limit && [...message.content].length > limit) {
    return { 'message.content': { code: 'tooLong', limit } };
  }
  const code = kind.violation(message.content);
  return code ? { 'message.content': { code } } : {};
}

/**
 * What is wrong with a message to customers in which placeholders are left: nothing fills them in
 * any more, and whoever gets it would read the braces. A note to colleagues may contain them.
 */
export function placeholdersLeft(message: unknown): FieldErrors {
  if (!isObject(message) || typeof message.content !== 'string') return {};
  if (message.type === NOTE || message.type === 'gif') return {};
  const violation = notFilledIn(message.content);
  return violation ? { 'message.content': violation } : {};
}
