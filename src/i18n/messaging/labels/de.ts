import { channelTexts } from '../../channels/de.ts';
import { channelNames } from '../../channels/texts-of-channels.ts';
import type { RoutedLabels } from '../../resource-labels.ts';
import { history } from '../history/de.ts';
import { reasonNames } from '../reason-names.ts';

const kinds = {
  broadcast: 'Chatnachricht',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  agency: 'Agentur',
  smsToMa: 'SMS an den Empfänger',
  notice: 'Automatische Mitteilung',
};

const purposes = {
  transactional: 'Zum Auftrag',
  marketing: 'Werbung',
  security: 'Code',
};

const channels = channelNames(channelTexts);

/** What people call the fields and values of what was sent. */
export const labels: RoutedLabels = {
  campaigns: {
    name: 'Gesendete Nachricht |||| Gesendete Nachrichten',
    fields: {
      title: 'Nachricht',
      kind: 'Art',
      purpose: 'Zweck',
      state: 'Stand',
      sendAt: 'Geplant für',
      author: 'Gesendet von',
      template: 'Vorlage',
      message: 'Inhalt',
      'message.type': 'Art des Inhalts',
      'message.content': 'Text im Chat',
      'message.fileName': 'Datei',
      'message.mediaType': 'Dateityp',
      'message.fileSize': 'Dateigröße',
      'message.texts': 'Texte',
      channels: 'Kanäle',
      total: 'Personen',
      waiting: 'Wartend',
      sent: 'Gesendet',
      delivered: 'Zugestellt',
      seen: 'Gesehen',
      unknown: 'Ungewiss',
      failed: 'Fehlgeschlagen',
      skipped: 'Ausgelassen',
      segments: 'SMS-Teile',
      cost: 'Kosten',
    },
    choices: {
      kind: kinds,
      purpose: purposes,
      state: {
        planned: 'Geplant',
        preparing: 'In Vorbereitung',
        running: 'Wird gesendet',
        done: 'Fertig',
        stopped: 'Gestoppt',
      },
      channels,
    },
  },
  deliveries: {
    name: 'Nachricht an eine Person |||| Nachrichten an Personen',
    fields: {
      campaign: 'Gesendet mit',
      campaignTitle: 'Gesendet mit',
      kind: 'Art',
      customer: 'Kunde',
      order: 'Auftrag',
      orders: 'Auftrag',
      personName: 'Person',
      phone: 'Nummer',
      channel: 'Kanal',
      purpose: 'Zweck',
      language: 'Sprache',
      body: 'Text',
      encoding: 'Kodierung',
      segments: 'SMS-Teile',
      cost: 'Kosten',
      status: 'Status',
      reason: 'Grund',
      detail: 'Antwort des Anbieters',
      attempts: 'Versuche',
      notBefore: 'Nicht vor',
      driver: 'Versandweg',
      sentAt: 'Gesendet um',
      deliveredAt: 'Zugestellt um',
      seenAt: 'Gesehen um',
    },
    choices: {
      kind: kinds,
      channel: channels,
      purpose: purposes,
      language: { en: 'Englisch', de: 'Deutsch', fr: 'Französisch', ar: 'Arabisch' },
      encoding: { 'GSM-7': 'GSM-7', 'UCS-2': 'UCS-2' },
      status: {
        queued: 'Wartet',
        sending: 'Wird gesendet',
        sent: 'Gesendet',
        delivered: 'Zugestellt',
        seen: 'Gesehen',
        unknown: 'Ungewiss',
        failed: 'Fehlgeschlagen',
        skipped: 'Ausgelassen',
      },
      reason: reasonNames(history.reasons),
    },
  },
};
