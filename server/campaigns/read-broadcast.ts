import type { FastifyRequest } from 'fastify';
import { messageViolations, placeholdersLeft } from '../../domain/chat/message-body.ts';
import { NOTE, type WrittenType } from '../../domain/chat/message-types.ts';
import { cleanMessage } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isId, isObject } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { type FormFile, readAttachment } from '../chat/read-attachment-form.ts';
import { rejectInvalid } from '../resources/reject.ts';
import { readForm } from '../uploads/read-form.ts';
import type { BroadcastMessage } from './campaign-message.ts';
import { MOST_IDS } from './campaign-schemas.ts';
import type { NewCampaign } from './create-campaign.ts';
import { titleOf } from './texts-of-body.ts';

/** The body of a broadcast: as JSON, or what was read of its form. */
type Body = {
  readonly ids?: unknown;
  readonly purpose?: unknown;
  readonly message?: unknown;
  readonly file?: FormFile;
};

const KEYS = ['ids', 'message', 'purpose'] as const;
const SENDABLE = ['transactional', 'marketing'] as const;
/** Ten thousand ids as one list of JSON. */
const LONGEST_IDS = 450_000;

/**
 * Reads the form of a broadcast into the request's body, and stores its file; JSON is left alone.
 * The ids come as one part each, or as one list.
 */
export async function readBroadcastForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  request.body = await readForm(request, request.server.blobs, async (): Promise<Body> => {
    const ids: unknown[] = [];
    let purpose: string | undefined;
    let length = 0;
    const file = await readAttachment(request, {
      limits: { fieldSize: LONGEST_IDS, fields: MOST_IDS + 10, parts: MOST_IDS + 20 },
      take(name, text) {
        length += text.length;
        if (length > LONGEST_IDS) throw new RequestError('request.tooLarge');
        if (name === 'ids') ids.push(...idsIn(text));
        else if (name === 'purpose') purpose = text;
        else return false;
        return true;
      },
      missing: () => (ids.length > 0 ? undefined : { ids: { code: 'required' } }),
    });
    return { ids, file, ...(purpose === undefined ? {} : { purpose }) };
  });
}

function idsIn(text: string): readonly unknown[] {
  if (!text.startsWith('[')) return [text];
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError('record.invalid', { fields: { ids: { code: 'notAList' } } });
  }
}

/** What a body of a broadcast requests. Throws with everything that is wrong with it. */
export function readBroadcast(body: unknown): NewCampaign {
  if (!isObject(body)) {
    throw new RequestError('request.malformed', { message: 'The body must be a JSON object.' });
  }
  const { ids, purpose, message, file }: Body = body;
  rejectInvalid({
    ...(file ? {} : unknownKeys(body)),
    ...idViolations(ids),
    ...(file ? {} : messageErrors(message)),
    ...(purpose === undefined || isOneOf(SENDABLE, purpose)
      ? {}
      : { purpose: { code: 'notAChoice' } }),
  });
  const stated = file ? ofFile(file) : written(message as Written);
  const people = (ids as readonly string[]).map((id) => ({ customer: id.toLowerCase() }));
  return {
    kind: 'broadcast',
    people,
    message: stated,
    title: stated.file?.fileName ?? titleOf({ de: stated.content }),
    purpose: isOneOf(SENDABLE, purpose) ? purpose : 'transactional',
  };
}

const unknownKeys = (body: object): FieldErrors =>
  Object.fromEntries(
    Object.keys(body)
      .filter((key) => !isOneOf(KEYS, key))
      .map((key) => [key, { code: 'unknownField' }]),
  );

function idViolations(ids: unknown): FieldErrors {
  if (ids === undefined) return { ids: { code: 'required' } };
  if (!Array.isArray(ids)) return { ids: { code: 'notAList' } };
  if (ids.length === 0) return { ids: { code: 'tooShort', limit: 1 } };
  if (ids.length > MOST_IDS) return { ids: { code: 'tooLong', limit: MOST_IDS } };
  return Object.fromEntries(
    ids.flatMap((id, at) => (isId(id) ? [] : [[`ids.${at}`, { code: 'notAnId' as const }]])),
  );
}

/** A note is for the staff, never for customers; and a message to many is not a template. */
function messageErrors(message: unknown): FieldErrors {
  if (isObject(message) && message.type === NOTE) return { 'message.type': { code: 'notAChoice' } };
  return { ...placeholdersLeft(message), ...messageViolations({ recieverId: 'many', message }) };
}

type Written = { readonly type: WrittenType; readonly content: string };

const written = ({ type, content }: Written): BroadcastMessage => ({
  type,
  content: cleanMessage(content),
});

function ofFile({ type, name, ...file }: FormFile): BroadcastMessage {
  return { type, content: name, file };
}
