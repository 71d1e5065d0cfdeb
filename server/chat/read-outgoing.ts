import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_ATTACHMENT_BYTES } from '../../domain/chat/attachment-size.ts';
import { type MessageBody, messageViolations } from '../../domain/chat/message-body.ts';
import { cleanText } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isPrintable } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { attachmentName } from '../blobs/stored-name.ts';
import { refuseInvalid } from '../resources/refuse.ts';
import { readForm } from '../uploads/read-form.ts';
import { asDeclared, type StoredAttachment, storeAttachment } from '../uploads/store-attachment.ts';
import type { OutgoingMessage } from './send-message.ts';

const TEXT_PARTS = ['type', 'recieverId', 'ext'] as const;
type TextPart = (typeof TEXT_PARTS)[number];

const MOST_NAME_CHARACTERS = 150;
const UNNAMED = 'file';
const CONTROLS = /\p{Cc}/gu;

/** A form with a file, once it was read: its fields, and the stored file. */
type ReadForm = { -readonly [Part in TextPart]?: string } & {
  file?: StoredAttachment & { readonly fileName: string };
};

const refusing = (part: string, code: FieldErrors[string]['code']): RequestError =>
  new RequestError('record.invalid', { fields: { [part]: { code } } });

/** The sender's name for the file: one line, no path, short enough for every file system. */
function shownName(claimed: string): string {
  const name = cleanText(claimed.normalize('NFC').replace(CONTROLS, ''), 'line')
    .replace(/^.*[/\\]/, '')
    .trim();
  return name && isPrintable(name) ? [...name].slice(-MOST_NAME_CHARACTERS).join('') : UNNAMED;
}

async function readFile(request: FastifyRequest, part: MultipartFile) {
  if (part.fieldname !== 'file') throw refusing(part.fieldname, 'unknownField');
  await request.countFile();
  const name = attachmentName();
  request.storedFiles.push(name);
  const stored = await storeAttachment(request.server, {
    name,
    stream: part.file,
    owner: request.actor.id,
  });
  return { ...stored, fileName: shownName(part.filename) };
}

function readText({ fieldname, value, valueTruncated }: MultipartValue): [TextPart, string] {
  if (!isOneOf(TEXT_PARTS, fieldname)) throw refusing(fieldname, 'unknownField');
  if (valueTruncated) throw refusing(fieldname, 'tooLong');
  return [fieldname, String(value)];
}

async function readParts(request: FastifyRequest): Promise<ReadForm> {
  const form: ReadForm = {};
  const limits = { fileSize: MAX_ATTACHMENT_BYTES + 1, fieldSize: 200, files: 1, fields: 5 };
  for await (const part of request.parts({ limits })) {
    if (part.fieldname in form) {
      throw new RequestError('request.malformed', {
        message: 'A part of the form is given twice.',
      });
    }
    if (part.type === 'file') form.file = await readFile(request, part);
    else {
      const [name, text] = readText(part);
      form[name] = text;
    }
  }
  return form;
}

/** Reads a form into the request's body before anything uses the body; JSON is left alone. */
export async function readMessageForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  request.body = await readForm(request, request.server.blobs, async () => {
    const form = await readParts(request);
    const missing = (['file', 'type', 'recieverId'] as const).filter((part) => !form[part]);
    refuseInvalid(Object.fromEntries(missing.map((part) => [part, { code: 'required' }])));
    return form;
  });
}

function ofForm({ type = '', recieverId = '', file }: ReadForm): OutgoingMessage {
  if (!file) throw refusing('file', 'required');
  const stored = asDeclared(file, type);
  const { mediaType, size } = stored;
  return {
    recieverId,
    type: stored.type,
    content: file.name,
    file: { name: file.fileName, mediaType, size },
  };
}

/** The message of a request, as JSON or as a form. Throws with everything that is wrong with it. */
export function readOutgoing(request: FastifyRequest): OutgoingMessage {
  if (request.isMultipart()) return ofForm(request.body as ReadForm);
  refuseInvalid(messageViolations(request.body));
  const { recieverId, message } = request.body as MessageBody;
  const content = cleanText(message.content.normalize('NFC'), 'text').trim();
  return { recieverId, type: message.type, content };
}
