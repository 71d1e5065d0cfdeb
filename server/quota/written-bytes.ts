import type { FastifyRequest } from 'fastify';
import type { DailyUse } from '../../domain/chat/daily-quota.ts';
import type { Locale } from '../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import type { RequestError } from '../base/request-error.ts';
import { dailyRejection } from './daily-rejection.ts';

/** What a write costs at least: its row, what the indexes and the trail hold of it, and its key. */
const LEAST_BYTES = 500;

/** How much a request writes: the length of its JSON. Files of a form are counted one by one. */
export function bytesOf(request: FastifyRequest): number {
  const { body, headers } = request;
  if (body === undefined || body === null || request.isMultipart?.()) return LEAST_BYTES;
  const stated = Number(headers['content-length']);
  // Without a length the body came in chunks. With an encoding it is longer than it was sent.
  const isStated = Number.isFinite(stated) && headers['content-encoding'] === undefined;
  const length = isStated ? stated : Buffer.byteLength(JSON.stringify(body));
  return Math.max(LEAST_BYTES, length);
}

const BYTES_OF_MEGABYTE = 1_000_000;

/** The rejection that names the limit, and the time at which it ends. */
export function rejectionOfBytes(use: DailyUse, now: Date): RequestError {
  const size = (locale: Locale) =>
    new Intl.NumberFormat(NUMBER_LOCALES[locale], {
      style: 'unit',
      unit: 'megabyte',
      maximumSignificantDigits: 3,
    }).format(use.limit / BYTES_OF_MEGABYTE);
  return dailyRejection(use, now, (locale) =>
    SERVER_TEXTS[locale].dailyBytes.replace('%{size}', size(locale)),
  );
}
