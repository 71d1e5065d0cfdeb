import type { ChannelTexts } from './channel-texts.ts';

export const channelTexts: ChannelTexts = {
  chat: {
    name: 'Chat',
    nameInChat: 'Chat',
    consent: 'Im Chat',
    prices: {},
    rule: 'Die Antwort steht nur im Chat; es geht keine SMS und keine WhatsApp hinaus.',
  },
  whatsapp: {
    name: 'WhatsApp',
    nameInChat: 'WhatsApp',
    consent: 'Per WhatsApp',
    optOut: 'Kein WhatsApp mehr',
    stop: 'Wird gesetzt, wenn der Kunde auf WhatsApp mit STOP antwortet. Kein WhatsApp mehr außer Codes, die er selbst anfordert.',
    prices: { whatsapp: 'Eine WhatsApp-Nachricht' },
    rules: {
      untilToday: 'Per WhatsApp beantwortbar bis heute %{time} Uhr.',
      untilTomorrow: 'Per WhatsApp beantwortbar bis morgen %{time} Uhr.',
      closed:
        'WhatsApp nimmt jetzt nur freigegebene Vorlagen an; bitte per SMS oder im Chat antworten.',
      closedNoSms: 'WhatsApp nimmt jetzt nur freigegebene Vorlagen an; bitte im Chat antworten.',
    },
  },
  sms: {
    name: 'SMS',
    nameInChat: 'SMS',
    consent: 'Per SMS',
    optOut: 'Keine SMS mehr',
    stop: 'Wird gesetzt, wenn der Kunde auf eine SMS mit STOP antwortet. Keine SMS mehr außer Codes, die er selbst anfordert.',
    prices: {
      smsToGermany: 'Eine SMS nach Deutschland',
      smsToMorocco: 'Eine SMS nach Marokko',
      smsElsewhere: 'Eine SMS in andere Länder',
    },
    rules: {
      open: 'Der Kunde schrieb per SMS und bekommt die Antwort dort.',
      first: 'Geht als SMS hinaus und steht auch im Chat.',
    },
  },
  /** Sentences that name several of them. */
  all: {
    inOrder: 'Nichts gewählt: Chat, dann WhatsApp, dann SMS.',
    textOnly: '%{name} wurde nicht angehängt: Per SMS und WhatsApp geht hier nur Text.',
  },
};
