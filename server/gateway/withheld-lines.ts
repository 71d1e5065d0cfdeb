import type { FastifyBaseLogger } from 'fastify';
import { LOCALES } from '../../domain/fields.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import type { InboundMessage } from './gateway-event.ts';

/** What stands in the place of the first message beyond a day's limit. */
export const withheldLine = (language: string): string =>
  SERVER_TEXTS[LOCALES.find((one) => one === language) ?? 'de'].withheld;

export function reportWithheld(
  log: FastifyBaseLogger,
  { driver, event, channel }: InboundMessage,
  limit: number,
): void {
  log.warn(
    { driver, event, channel, limit },
    'message not accepted: its number has exceeded the daily limit',
  );
}
