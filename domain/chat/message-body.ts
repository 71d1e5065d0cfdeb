import type { FieldErrors } from '../errors.ts';
import { choice, group, multiline, text } from '../fields.ts';
import { isOneOf } from '../is-one-of.ts';
import { MOST_CHARACTERS } from '../messages/answering.ts';
import { PHONE_CHANNELS, type PhoneChannel } from '../messages/campaigns.ts';
import { isObject, violationsOf } from '../validate.ts';
import { webAddress } from '../web-address.ts';
import { GIFS } from './gifs.ts';
import { NOTE, WRITTEN_TYPES, type WrittenType } from './message-types.ts';

/** More than anybody types; a longer text is sent as a file. */
export const MAX_MESSAGE_CHARACTERS = 5000;

/** A written message as it is sent, in the form that specification 7 shows ("POST message"). */
export type MessageBody = {
  readonly recieverId: string;
  readonly message: { readonly type: WrittenType | typeof NOTE; readonly content: string };
  /** The channel of the customer's number on which it goes out too; for staff. */
  readonly via?: PhoneChannel;
};

const BODY = {
  fields: {
    recieverId: text({ required: true, max: 60 }),
    message: group({
      type: choice([...WRITTEN_TYPES, NOTE], { required: true }),
      content: multiline({ required: true, max: MAX_MESSAGE_CHARACTERS }),
    }),
    via: choice(PHONE_CHANNELS),
  },
};

/**
 * A link opens what a person clicks on, so it must be a web address, with or without its scheme.
 */
function contentViolations({ type, content }: MessageBody['message']): FieldErrors {
  const isRight =
    type === 'link' ? webAddress(content.trim()) : type === 'gif' ? isOneOf(GIFS, content) : true;
  return isRight ? {} : { 'message.content': { code: type === 'link' ? 'notAUrl' : 'notAChoice' } };
}

/**
 * Everything that is wrong with the body of a written message, by field; empty when it is valid.
 */
export function messageViolations(body: unknown): FieldErrors {
  if (!isObject(body)) return { message: { code: 'required' } };
  const violations = violationsOf(BODY, body, 'create');
  if (Object.keys(violations).length > 0) return violations;
  const { message, via } = body as MessageBody;
  // Only words go over the channels of a phone number.
  if (via && message.type !== 'text') return { 'message.type': { code: 'notAChoice' } };
  const limit = via && MOST_CHARACTERS[via];
  if (limit && [...message.content].length > limit) {
    return { 'message.content': { code: 'tooLong', limit } };
  }
  return contentViolations(message);
}
