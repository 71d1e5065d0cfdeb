import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_ATTACHMENT_BYTES } from '../../domain/chat/attachment-size.ts';
import { cleanText } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isPrintable } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { attachmentName } from '../blobs/stored-name.ts';
import type { JsonSchema } from '../resources/json-schema.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { ReceivedFile, SettledFile } from '../uploads/attachment.ts';
import { MAX_POSTER_BYTES } from '../uploads/attachment-pictures.ts';
import { readForm } from '../uploads/read-form.ts';
import { readWithinLimit } from '../uploads/read-within-limit.ts';
import { receiveAttachment } from '../uploads/receive-attachment.ts';
import { rejectedFile } from '../uploads/rejected-file.ts';
import { settleAttachment } from '../uploads/settle-attachment.ts';
import { type RecordingParts, readRecording } from './read-recording.ts';

const TEXT_PARTS = ['type', 'ext', 'duration', 'wave'] as const;
type TextPart = (typeof TEXT_PARTS)[number];

/** The parts that every form with a file has, as the description of the API names them. */
export const FILE_PARTS = {
  type: {
    type: 'string',
    description: 'What it is sent as: `image`, `video`, `audio`, `file`, or a media type.',
  },
  ext: { type: 'string', description: 'Not read: the bytes of the file say what it is.' },
  duration: { type: 'string', description: 'Seconds of a recording.' },
  wave: { type: 'string', description: 'Loudness of a recording, as a list in JSON.' },
} as const satisfies Record<TextPart, JsonSchema>;

const MOST_NAME_CHARACTERS = 150;
const UNNAMED = 'file';
const CONTROLS = /\p{Cc}/gu;

/** Enough for the longest part, the loudness of a recording. */
const LIMITS = { fileSize: MAX_ATTACHMENT_BYTES + 1, fieldSize: 500, files: 3, fields: 8 };

/** What a form says besides its file. */
export type OtherParts = {
  /** Takes a part; `false` for one that it does not know. */
  readonly take: (name: string, text: string) => boolean;
  /** What is missing once everything was read. */
  readonly missing: () => FieldErrors | undefined;
  /** More parts than a message to one person needs. */
  readonly limits?: { readonly fieldSize: number; readonly fields: number; readonly parts: number };
};

type Arrived = Pick<ReceivedFile, 'name' | 'size' | 'fileName' | 'stated'>;

/** The parts of a form as they arrived. */
type Parts = { -readonly [Part in TextPart]?: string } & { file?: Arrived; poster?: Buffer };

/** The stored file of a form, checked and measured. */
export type FormFile = SettledFile & RecordingParts & { readonly fileName: string };

/** A form with a file, once it was read: who it is for, and the stored file. */
export type AttachmentForm = { readonly recieverId: string; readonly file: FormFile };

const rejecting = (part: string, code: FieldErrors[string]['code']): RequestError =>
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
  throw rejectedFile.tooLarge('poster', `${MAX_POSTER_BYTES / 1_000_000} MB`);
}

function readText({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw rejecting(fieldname, 'tooLong');
  return String(value);
}

function rejectSecond(form: object, name: string): void {
  if (!(name in form)) return;
  throw new RequestError('request.malformed', {
    message: 'A part of the form is given twice.',
  });
}

async function readParts(request: FastifyRequest, others: OtherParts): Promise<Parts> {
  const form: Parts = {};
  for await (const part of request.parts({ limits: { ...LIMITS, ...others.limits } })) {
    const { fieldname } = part;
    rejectSecond(form, fieldname);
    if (part.type === 'field') {
      const text = readText(part);
      if (isOneOf(TEXT_PARTS, fieldname)) form[fieldname] = text;
      else if (!others.take(fieldname, text)) throw rejecting(fieldname, 'unknownField');
    } else if (fieldname === 'file') form.file = await readFile(request, part);
    else if (fieldname === 'poster') form.poster = await readPoster(part);
    else throw rejecting(fieldname, 'unknownField');
  }
  return form;
}

const REQUIRED = { code: 'required' } as const;

/** Stores the file of a form as it arrives, and finds out what it is. */
export async function readAttachment(
  request: FastifyRequest,
  others: OtherParts,
): Promise<FormFile> {
  const { file, type = '', poster, duration, wave } = await readParts(request, others);
  rejectInvalid({
    ...(file ? {} : { file: REQUIRED }),
    ...(type ? {} : { type: REQUIRED }),
    ...others.missing(),
  });
  if (!file) throw rejecting('file', 'required');
  const { blobs, pictures } = request.server;
  const noteStored = (name: string) => void request.storedFiles.push(name);
  const received = { ...file, declared: type, poster, owner: request.actor.id };
  const settled = await settleAttachment({ blobs, pictures, noteStored }, received);
  const recording = readRecording(settled, { duration, wave });
  return { ...settled, ...recording, fileName: file.fileName };
}

async function settledForm(request: FastifyRequest): Promise<AttachmentForm> {
  const own: { recieverId?: string } = {};
  const file = await readAttachment(request, {
    take(name, text) {
      if (name !== 'recieverId') return false;
      rejectSecond(own, name);
      own.recieverId = text;
      return true;
    },
    missing: () => (own.recieverId ? undefined : { recieverId: REQUIRED }),
  });
  return { recieverId: own.recieverId ?? '', file };
}

/**
 * Reads a form into the request's body, and stores its file, before anything uses the body; JSON is
 * left alone.
 */
export async function readMessageForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  request.body = await readForm(request, request.server.blobs, () => settledForm(request));
}
