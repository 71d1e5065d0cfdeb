import type { FastifyError } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import type { DatabaseError } from 'pg';
import pg from 'pg';
import type { ErrorCode, FieldErrors, Violation } from '../../domain/errors.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import { RequestError } from '../base/request-error.ts';
import { NoSpaceError } from '../blobs/blob-store.ts';
import { StorageError } from '../blobs/s3-client.ts';

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.wrongType',
  FST_REQ_FILE_TOO_LARGE: 'request.tooLarge',
  FST_PARTS_LIMIT: 'request.tooLarge',
  FST_FILES_LIMIT: 'request.tooLarge',
  FST_FIELDS_LIMIT: 'request.tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.wrongType',
};

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'route.notFound',
  405: 'route.methodNotAllowed',
  406: 'request.wrongType',
  413: 'request.tooLarge',
  415: 'request.wrongType',
  429: 'request.tooMany',
  503: 'server.notReady',
};

/** The rejection that the client gets for anything that was thrown while its request was handled. */
export function rejectionOf(error: unknown, method: string): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof NoSpaceError) return new RequestError('server.diskFull');
  if (error instanceof StorageError) {
    return new RequestError('server.notReady', { retryAfter: 10 });
  }
  if (error instanceof pg.DatabaseError) return rejectionOfDatabase(error, method);
  if (!(error instanceof Error)) return new RequestError('server.failed');
  if (hasZodFastifySchemaValidationErrors(error)) return rejectionOfSchema(error);
  if (isDatabaseAway(error)) return new RequestError('server.notReady', { retryAfter: 2 });
  return rejectionOfFastify(error as FastifyError);
}

function rejectionOfFastify({ code, statusCode = 500, validation }: FastifyError): RequestError {
  const named = BY_CODE[code] ?? BY_STATUS[statusCode];
  if (named) return new RequestError(named);
  if (validation) return new RequestError('request.badValue');
  return new RequestError(
    statusCode >= 400 && statusCode < 500 ? 'request.malformed' : 'server.failed',
  );
}

type SchemaError = Omit<FastifyError, 'validation'> & {
  validation: readonly ZodFastifySchemaValidationError[];
};

const TYPES: Readonly<Record<string, Violation['code']>> = {
  string: 'notText',
  number: 'notANumber',
  int: 'notAnInteger',
  boolean: 'notABoolean',
  array: 'notAList',
  object: 'notAnObject',
};

/**
 * The rejection of a body names its invalid fields; that of a query names the first invalid
 * parameter.
 */
export function rejectionOfSchema({ validation, validationContext }: SchemaError): RequestError {
  // Only the first violation of each field is reported.
  const fields: FieldErrors = Object.assign({}, ...validation.map(fieldErrors).reverse());
  const isWhole = Object.keys(fields).some((path) => path === '');
  if (validationContext === 'body') {
    return isWhole
      ? new RequestError('request.malformed', { message: 'The body must be a JSON object.' })
      : new RequestError('record.invalid', { fields });
  }
  const unknown = Object.values(fields).some(({ code }) => code === 'unknownField');
  return new RequestError(unknown ? 'request.unknownField' : 'request.badValue', { fields });
}

function fieldErrors({
  keyword,
  instancePath,
  params,
  message,
}: ZodFastifySchemaValidationError): FieldErrors {
  const path = instancePath.split('/').filter(Boolean).join('.');
  if (String(keyword) === 'unrecognized_keys') {
    const keys = (params as { keys?: string[] }).keys ?? [];
    const prefix = path ? `${path}.` : '';
    return Object.fromEntries(keys.map((key) => [`${prefix}${key}`, { code: 'unknownField' }]));
  }
  // Zod distinguishes a missing value from one of the wrong type only in its message.
  if (message?.endsWith('received undefined')) return { [path]: { code: 'required' } };
  return { [path]: violation(String(keyword), params as Record<string, unknown>) };
}

function violation(keyword: string, params: Record<string, unknown>): Violation {
  switch (keyword) {
    case 'invalid_type':
      return { code: TYPES[String(params.expected)] ?? 'pattern' };
    case 'too_small':
      return Number(params.minimum) === 1 && params.origin === 'string'
        ? { code: 'required' }
        : { code: 'tooShort', limit: Number(params.minimum) };
    case 'too_big':
      return { code: 'tooLong', limit: Number(params.maximum) };
    default:
      return { code: 'pattern' };
  }
}

/** Values that do not fit their column. The definitions reject them earlier and name the field. */
const UNFITTING = /^(22|23502|23514)/;
/** disk_full. */
const FULL = '53100';
const CONFLICTING = /^(40001|40P01)/;

/** What the client reads when PostgreSQL rejects a statement of its request. */
function rejectionOfDatabase(error: DatabaseError, method: string): RequestError {
  const { code = '' } = error;
  if (code === '23505') return new RequestError('record.duplicate');
  if (code === '23503') {
    return new RequestError(method === 'DELETE' ? 'record.inUse' : 'record.invalid', {
      ...(method === 'DELETE' ? {} : { message: 'The record refers to one that does not exist.' }),
    });
  }
  if (CONFLICTING.test(code)) return new RequestError('record.stale', { retryAfter: 1 });
  if (UNFITTING.test(code)) return new RequestError('record.invalid');
  if (code === FULL) return new RequestError('server.diskFull');
  if (isDatabaseAway(error)) return new RequestError('server.notReady', { retryAfter: 2 });
  return new RequestError('server.failed');
}
