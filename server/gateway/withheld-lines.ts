import type { FastifyBaseLogger } from 'fastify';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import type { InboundMessage } from './gateway-event.ts';

const LINES: Readonly<Record<Locale, string>> = {
  en: '[More messages came here than are taken in 24 hours. This one and those that follow were held back; the provider has them.]',
  de: '[Hier kamen mehr Nachrichten, als in 24 Stunden angenommen werden. Diese und die folgenden wurden zurückgehalten; sie liegen beim Anbieter.]',
  fr: '[Plus de messages sont arrivés ici qu’on n’en accepte en 24 heures. Celui-ci et les suivants ont été retenus ; ils se trouvent chez l’opérateur.]',
  ar: '[وصلت هنا رسائل أكثر مما يُقبل خلال 24 ساعة. حُجزت هذه الرسالة وما بعدها، وهي موجودة لدى مزود الخدمة.]',
};

/** What stands in the place of the first message beyond a day's limit. */
export const withheldLine = (language: string): string =>
  LINES[LOCALES.find((one) => one === language) ?? 'de'];

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
