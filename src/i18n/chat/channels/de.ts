import { channelTexts } from '../../channels/de.ts';
import { answerRules, namesInChat } from '../../channels/texts-of-channels.ts';
import type { ChatChannelsTexts } from './en.ts';

export const channels: ChatChannelsTexts = {
  names: namesInChat(channelTexts),
  rules: answerRules(channelTexts),
  chatOnly: channelTexts.chat.rule,
  choose: 'Wie senden?',
  by: 'Per %{channel}',
  noNumber: 'Nachrichten erreichen diese Nummer nicht; bitte im Chat antworten.',
  optedOut: 'Der Kunde hat Nachrichten per %{channel} abbestellt.',
  segments: '%{count} SMS',
  cost: 'etwa %{cost}',
  inside: 'Nichts verlässt das Haus: Die Nachricht wird nur im Postausgang notiert.',
  tooLong: '%{channel} fasst höchstens %{count} Zeichen.',
  filesLeft: 'Per %{channel} geht nur Text. Dateien bitte entfernen oder im Chat senden.',
  unknownState: 'Unklar, ob sie angekommen ist',
  failed: 'Nicht per %{channel} gesendet: %{reason}',
  reasons: {
    optedOut: 'Der Kunde hat dort Nachrichten abbestellt.',
    refused: 'Der Anbieter hat sie abgelehnt.',
    notReached: 'Der Anbieter war nicht erreichbar.',
    undelivered: 'Sie konnte nicht zugestellt werden.',
    invalidNumber: 'Die Nummer empfängt solche Nachrichten nicht.',
    windowClosed: 'WhatsApp nimmt nur freigegebene Vorlagen an.',
    noAnswer: 'Der Anbieter hat nicht geantwortet.',
    neverArrived: 'Beim Anbieter ist sie nie angekommen.',
    interrupted: 'Der Server wurde beim Senden unterbrochen.',
    expired: 'Sie hat zu lange gewartet.',
    notSetUp: 'Das Konto beim Anbieter ist dafür nicht eingerichtet.',
    failedHere: 'Der Server konnte sie nicht senden.',
    other: 'Sie konnte nicht gesendet werden.',
  },
  unknown: {
    button: 'Nachrichten unbekannter Nummern (%{count})',
    title: 'Nachrichten unbekannter Nummern',
    none: 'Keine Nachricht einer unbekannten Nummer',
    remove: 'Nachricht von %{phone} entfernen',
    hint: 'Niemand hat darauf geantwortet. Tragen Sie die Nummer bei einem Kunden ein, dann steht die nächste Nachricht im Chat.',
  },
};
