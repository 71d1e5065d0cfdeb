import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_ATTACHMENT_BYTES } from '../../domain/chat/attachment-size.ts';
import { cleanText } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isPrintable } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { attachmentName } from '../blobs/stored-name.ts';
import { refuseInvalid } from '../resources/refuse.ts';
import type { ReceivedFile, SettledFile } from '../uploads/attachment.ts';
import { MAX_POSTER_BYTES } from '../uploads/attachment-pictures.ts';
import { readForm } from '../uploads/read-form.ts';
import { readWithinLimit } from '../uploads/read-within-limit.ts';
import { receiveAttachment } from '../uploads/receive-attachment.ts';
import { refusedFile } from '../uploads/refused-file.ts';
import { settleAttachment } from '../uploads/settle-attachment.ts';
import { type RecordingParts, readRecording } from './read-recording.ts';

const TEXT_PARTS = ['type', 'recieverId', 'ext', 'duration', 'wave'] as const;
type TextPart = (typeof TEXT_PARTS)[number];

const MOST_NAME_CHARACTERS = 150;
const UNNAMED = 'file';
const CONTROLS = /\p{Cc}/gu;

/** Room for the longest part, the loudness of a recording. */
const LIMITS = { fileSize: MAX_ATTACHMENT_BYTES + 1, fieldSize: 500, files: 3, fields: 8 };

type Arrived = Pick<ReceivedFile, 'name' | 'size' | 'fileName' | 'stated'>;

/** The parts of a form as they arrived. */
type Parts = { -readonly [Part in TextPart]?: string } & { file?: Arrived; poster?: Buffer };

/** A form with a file, once it was read: who it is for, and the stored file. */
export type AttachmentForm = {
  readonly recieverId: string;
  readonly file: SettledFile & RecordingParts & { readonly fileName: string };
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

/** A part of the type of any bytes arrives as a file, even if it has no name. */
async function readFile(request: FastifyRequest, part: MultipartFile): Promise<Arrived> {
  await request.countFile();
  const name = attachmentName();
  request.storedFiles.push(name);
  const { size } = await receiveAttachment(request.server.blobs, { name, stream: part.file });
  return { name, size, fileName: shownName(part.filename ?? ''), stated: part.mimetype };
}

async function readPoster({ file }: MultipartFile): Promise<Buffer> {
  const bytes = await readWithinLimit(file, MAX_POSTER_BYTES);
  if (bytes) return bytes;
  throw refusedFile.tooLarge('poster', `${MAX_POSTER_BYTES / 1_000_000} MB`);
}

function readText({ fieldname, value, valueTruncated }: MultipartValue): [TextPart, string] {
  if (!isOneOf(TEXT_PARTS, fieldname)) throw refusing(fieldname, 'unknownField');
  if (valueTruncated) throw refusing(fieldname, 'tooLong');
  return [fieldname, String(value)];
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const form: Parts = {};
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.fieldname in form) {
      throw new RequestError('request.malformed', {
        message: 'A part of the form is given twice.',
      });
    }
    if (part.type === 'field') {
      const [name, text] = readText(part);
      form[name] = text;
    } else if (part.fieldname === 'file') form.file = await readFile(request, part);
    else if (part.fieldname === 'poster') form.poster = await readPoster(part);
    else throw refusing(part.fieldname, 'unknownField');
  }
  return form;
}

async function settledForm(request: FastifyRequest): Promise<AttachmentForm> {
  const { file, type = '', recieverId = '', poster, duration, wave } = await readParts(request);
  const missing = { file: !file, type: !type, recieverId: !recieverId };
  refuseInvalid(
    Object.fromEntries(
      Object.entries(missing).flatMap(([part, isMissing]) =>
        isMissing ? [[part, { code: 'required' as const }]] : [],
      ),
    ),
  );
  if (!file) throw refusing('file', 'required');
  const { blobs, pictures } = request.server;
  const noteStored = (name: string) => void request.storedFiles.push(name);
  const received = { ...file, declared: type, poster, owner: request.actor.id };
  const settled = await settleAttachment({ blobs, pictures, noteStored }, received);
  const recording = readRecording(settled, { duration, wave });
  return { recieverId, file: { ...settled, ...recording, fileName: file.fileName } };
}

/**
 * Reads a form into the request's body, and stores its file, before anything uses the body; JSON is
 * left alone.
 */
export async function readMessageForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  request.body = await readForm(request, request.server.blobs, () => settledForm(request));
}
