import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Definition } from '../../domain/define.ts';
import type { Violation } from '../../domain/errors.ts';
import type { Field } from '../../domain/fields.ts';
import { fieldAt } from '../../domain/paths.ts';
import { cropErrors, type PictureCrop } from '../../domain/picture-frame.ts';
import { isObject } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { thumbnailNames } from '../blobs/stored-name.ts';
import { readForm } from './read-form.ts';
import { storeUpload } from './store-upload.ts';

type Values = Record<string, unknown>;

const rejected = (path: string, violation: Violation): RequestError =>
  new RequestError('record.invalid', { fields: { [path]: violation } });

function parsed(path: string, text: string, otherwise: Violation): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw rejected(path, otherwise);
  }
}

const numberOf = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/**
 * The value that a text represents. Any other text is left unchanged: the validator, which checks
 * all bodies alike, says what is wrong with it.
 */
function readValue(field: Field, path: string, text: string): unknown {
  if (text === '') return null;
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return numberOf(text);
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'choice':
      return field.choices.find((choice) => String(choice) === text) ?? text;
    case 'reference':
      return text.startsWith('{') ? parsed(path, text, { code: 'notAnId' }) : text;
    case 'list':
      return parsed(path, text, { code: 'notAList' });
    case 'group':
    case 'localized':
      return parsed(path, text, { code: 'notAnObject' });
    case 'text':
    case 'richText':
    case 'money':
    case 'date':
    case 'dateTime':
    case 'image':
    case 'file':
      return text;
    default:
      return field satisfies never;
  }
}

function textValue(definition: Definition, part: MultipartValue): unknown {
  const path = part.fieldname;
  if (part.valueTruncated) {
    throw new RequestError('request.tooLarge', { fields: { [path]: { code: 'tooLarge' } } });
  }
  const text = String(part.value);
  if (path === '__v') return numberOf(text);
  const field = fieldAt(definition.fields, path);
  if (field) return readValue(field, path, text);
  // Only the first step of an unknown path is reported; it could have a million.
  if (path.includes('.')) throw rejected(path, { code: 'unknownField' });
  return text;
}

const CROP = '.crop';

/** The path of the picture whose crop a part is, if it is one. */
function croppedPath({ fields }: Definition, part: string): string | undefined {
  const path = part.endsWith(CROP) ? part.slice(0, -CROP.length) : '';
  const field = path ? fieldAt(fields, path) : undefined;
  return field?.kind === 'image' && field.frame ? path : undefined;
}

/** The part of a picture that its sender chose. Throws with what is wrong with it. */
function readCrop({ fieldname: path, value }: MultipartValue): PictureCrop {
  const crop = parsed(path, String(value), { code: 'notAnObject' });
  const errors = cropErrors(path, crop);
  if (Object.keys(errors).length > 0) throw new RequestError('record.invalid', { fields: errors });
  return crop as PictureCrop;
}

async function fileValue(
  request: FastifyRequest,
  definition: Definition,
  blobs: BlobStore,
  { part, crop }: { part: MultipartFile; crop: PictureCrop | undefined },
): Promise<string> {
  const path = part.fieldname;
  const field = fieldAt(definition.fields, path);
  if (field?.kind !== 'image' && field?.kind !== 'file') {
    throw rejected(path, { code: field ? 'notText' : 'unknownField' });
  }
  if (field.assigned) throw rejected(path, { code: 'assignedByServer' });
  await request.countFile();
  const kind = field.kind === 'image' ? 'picture' : 'document';
  const cut = field.frame && { frame: field.frame, crop };
  const name = await storeUpload(
    { blobs, pictures: request.server.pictures },
    { field: path, kind, stream: part.file, owner: request.actor.id, cut },
  );
  request.storedFiles.push(name, ...(kind === 'picture' ? thumbnailNames(name) : []));
  return name;
}

/** Puts a value at its path: `recipient.phone` into the group `recipient`. */
function placed(values: Values, path: string, value: unknown): Values {
  const dot = path.indexOf('.');
  if (dot < 0) return { ...values, [path]: value };
  const head = path.slice(0, dot);
  const inner = Object.hasOwn(values, head) ? values[head] : undefined;
  return { ...values, [head]: placed(isObject(inner) ? inner : {}, path.slice(dot + 1), value) };
}

async function readParts(
  request: FastifyRequest,
  definition: Definition,
  blobs: BlobStore,
): Promise<Values> {
  let values: Values = {};
  const seen = new Set<string>();
  const crops = new Map<string, PictureCrop>();
  for await (const part of request.parts()) {
    if (seen.has(part.fieldname)) {
      throw new RequestError('request.malformed', {
        message: 'A part of the form is given twice.',
      });
    }
    seen.add(part.fieldname);
    const cropped = croppedPath(definition, part.fieldname);
    if (cropped !== undefined && part.type === 'field') {
      // The picture is encoded while it arrives, and must know its crop by then.
      if (seen.has(cropped)) throw rejected(part.fieldname, { code: 'notWritable' });
      crops.set(cropped, readCrop(part));
      continue;
    }
    const value =
      part.type === 'file'
        ? await fileValue(request, definition, blobs, { part, crop: crops.get(part.fieldname) })
        : textValue(definition, part);
    if (part.type === 'file') crops.delete(part.fieldname);
    values = placed(values, part.fieldname, value);
  }
  const [unused] = crops.keys();
  if (unused !== undefined) throw rejected(`${unused}${CROP}`, { code: 'notWritable' });
  return values;
}

/**
 * Reads a multipart body into the values that a JSON body would contain. Each part is a field of
 * the definition; a file is stored, and the record contains its stored name. A part `<field>.crop` before
 * a picture with a frame names the part of it that is stored. The stored files are
 * removed again if the record is rejected.
 */
export const readMultipartRecord = (
  request: FastifyRequest,
  definition: Definition,
  blobs: BlobStore,
): Promise<Values> => readForm(request, blobs, () => readParts(request, definition, blobs));
