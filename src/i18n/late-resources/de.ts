import { attemptLabels } from '../attempts/de.ts';
import { channelTexts } from '../channels/de.ts';
import { channelFields, channelNames } from '../channels/texts-of-channels.ts';
import { settings, texts } from '../company/de.ts';
import { contentResources } from '../content-resources/de.ts';
import { invoiceLabels } from '../invoices/de.ts';
import type { ResourceLabels } from '../resource-labels.ts';
import { stages } from '../stages/de.ts';
import { stageTexts } from '../stages/stage-texts.ts';

/** What notices and what waits of them share. */
const ofNotices = {
  tripGroup: {
    A: 'Nach Marokko',
    B: 'Aus Marokko',
  },
  point: {
    ...stageTexts(stages, 'reached'),
    step0: 'Fahrt: Paketannahme',
    step1: 'Fahrt: Paketversand',
    step2: 'Fahrt: Durchfahrt Frankreich',
    step3: 'Fahrt: Durchfahrt Spanien',
    step4: 'Fahrt: Zollabfertigung',
    step5: 'Fahrt: Ankunft in Marokko',
    step6: 'Fahrt: Verteilung',
    step7: 'Fahrt: abgeschlossen',
  },
  audience: {
    sender: 'Absender',
    recipient: 'Empfänger',
  },
};

const channels = channelNames(channelTexts);

/** What people call the fields and values of resources that no list of orders shows. */
export const resources = {
  settings,
  texts,
  attempts: attemptLabels,
  invoices: invoiceLabels,
  replies: {
    fields: {
      title: 'Titel',
      shortcut: 'Kürzel',
      text: 'Text',
    },
    sections: {
      reply: 'Schnellantwort',
    },
  },
  templates: {
    fields: {
      title: 'Titel',
      use: 'Verwendet für',
      purpose: 'Zweck',
      text: 'Text',
      whatsappName: 'Bei WhatsApp freigegebener Name',
    },
    choices: {
      use: {
        general: 'Allgemein',
        sms: 'Sammel-SMS',
        whatsapp: 'Sammel-WhatsApp',
        agency: 'Agentur',
        smsToMa: 'SMS nach Marokko',
        notice: 'Automatische Mitteilung',
      },
      purpose: {
        transactional: 'Zum Auftrag',
        marketing: 'Werbung',
      },
    },
    sections: {
      template: 'Vorlage',
    },
  },
  notices: {
    fields: {
      title: 'Titel',
      active: 'Eingeschaltet',
      tripGroup: 'Richtung',
      point: 'Wann',
      audience: 'An',
      template: 'Vorlage',
      channels: 'Kanäle, in dieser Reihenfolge',
      place: 'Reihenfolge unterwegs',
    },
    choices: { ...ofNotices, channels },
    sections: {
      notice: 'Mitteilung',
      message: 'Nachricht',
    },
  },
  waitingNotices: {
    name: 'Wartende Mitteilung |||| Wartende Mitteilungen',
    fields: {
      title: 'Mitteilung',
      tripGroup: 'Richtung',
      point: 'Wann',
      place: 'Reihenfolge unterwegs',
      audience: 'An',
      template: 'Vorlage',
      people: 'Personen',
      skipped: 'Ausgelassen',
      orders: 'Aufträge',
      channels: 'Kanäle',
      ...channelFields(channelTexts),
      paused: 'In der Pause',
      quiet: 'In der Ruhezeit',
      from: 'Versand um',
      until: 'Zuletzt um',
    },
    choices: ofNotices,
  },
  teamRoles: {
    fields: {
      name: 'Name',
      description: 'Wofür sie da ist',
      chat: 'Antwortet im Chat',
      parts: 'Teile des Programms',
      resources: 'Rechte',
      'resources.resource': 'Bereich',
      'resources.operations': 'Vorgänge',
      'resources.operations.operation': 'Vorgang',
      'resources.operations.scope': 'An welchen Einträgen',
      'resources.fields': 'Felder',
      'resources.fields.path': 'Feld',
      'resources.fields.level': 'Recht am Feld',
      'resources.otherFields': 'Alle anderen Felder',
    },
    sections: { role: 'Rolle', permissions: 'Rechte' },
    choices: {
      parts: {
        overview: 'Übersicht und Summen',
        activity: 'Aktivität und frühere Fassungen',
        exports: 'Listen als Datei',
        imports: 'Tabellen einlesen',
        messages: 'Nachrichten an viele',
        prints: 'Druckverlauf',
        invoicing: 'Rechnungen ausstellen',
        parcels: 'Pakete eines Auftrags',
        scanning: 'Pakete scannen',
        loading: 'Wiegen und verladen',
      },
      'resources.operations.scope': {
        all: 'Alle',
        ownTour: 'Eigene Touren',
        ownCity: 'Eigene Städte',
        ownTrip: 'Eigene Fahrten',
        customers: 'Nur Kunden',
      },
      'resources.fields.level': { hidden: 'Verborgen', read: 'Lesen', write: 'Ändern' },
      'resources.otherFields': { hidden: 'Verborgen', read: 'Lesen', write: 'Ändern' },
    },
  },
  ...contentResources,
} satisfies ResourceLabels;
