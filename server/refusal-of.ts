import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import type { ErrorCode } from '../domain/errors.ts';
import { refusalOfDatabase } from './database/refusal-of-database.ts';
import { NoRoomError } from './files/blob-store.ts';
import { refusalOfSchema } from './refusal-of-schema.ts';
import { RequestError } from './request-error.ts';

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

/** The refusal that the client gets for anything that was thrown while its request was handled. */
export function refusalOf(error: unknown, method: string): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof NoRoomError) return new RequestError('server.diskFull');
  if (error instanceof pg.DatabaseError) return refusalOfDatabase(error, method);
  if (!(error instanceof Error)) return new RequestError('server.failed');
  if (hasZodFastifySchemaValidationErrors(error)) return refusalOfSchema(error);
  if (isLostDatabase(error)) return new RequestError('server.notReady', { retryAfter: 2 });
  return refusalOfFastify(error as FastifyError);
}

function refusalOfFastify({ code, statusCode = 500, validation }: FastifyError): RequestError {
  const named = BY_CODE[code] ?? BY_STATUS[statusCode];
  if (named) return new RequestError(named);
  if (validation) return new RequestError('request.badValue');
  return new RequestError(
    statusCode >= 400 && statusCode < 500 ? 'request.malformed' : 'server.failed',
  );
}

const BROKEN_WAYS = ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT'];
const BROKEN_WAY =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable|^Cannot use a pool/;

/** Errors of the connection to the database; the driver identifies its own only by a message. */
function isLostDatabase(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  return (
    BROKEN_WAY.test(error.message) ||
    BROKEN_WAYS.some((code) => code === error.code) ||
    (error.syscall === 'connect' && typeof error.code === 'string')
  );
}
