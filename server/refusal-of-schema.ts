import type { FastifyError } from 'fastify';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type { FieldErrors, Violation } from '../domain/errors.ts';
import { RequestError } from './request-error.ts';

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
 * The refusal of a body names its invalid fields; that of a query names the first invalid
 * parameter.
 */
export function refusalOfSchema({ validation, validationContext }: SchemaError): RequestError {
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
