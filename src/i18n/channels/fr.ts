import type { ChannelTexts } from './channel-texts.ts';

export const channelTexts: ChannelTexts = {
  chat: {
    name: 'Chat',
    nameInChat: 'Chat',
    consent: 'Dans le chat',
    prices: {},
    rule: 'La réponse reste dans le chat ; aucun SMS ni message WhatsApp ne part.',
  },
  whatsapp: {
    name: 'WhatsApp',
    nameInChat: 'WhatsApp',
    consent: 'Par WhatsApp',
    optOut: 'Plus de WhatsApp',
    stop: 'Activé quand le client répond STOP sur WhatsApp. Plus aucun WhatsApp, sauf les codes qu’il demande lui-même.',
    prices: { whatsapp: 'Un message WhatsApp' },
    rules: {
      untilToday: 'Réponse possible par WhatsApp jusqu’à aujourd’hui %{time}.',
      untilTomorrow: 'Réponse possible par WhatsApp jusqu’à demain %{time}.',
      closed:
        'WhatsApp n’accepte plus que les modèles approuvés ; répondez par SMS ou dans le chat.',
      closedNoSms: 'WhatsApp n’accepte plus que les modèles approuvés ; répondez dans le chat.',
    },
  },
  sms: {
    name: 'SMS',
    nameInChat: 'SMS',
    consent: 'Par SMS',
    optOut: 'Plus de SMS',
    stop: 'Activé quand le client répond STOP à un SMS. Plus aucun SMS, sauf les codes qu’il demande lui-même.',
    prices: {
      smsToGermany: 'Un SMS vers l’Allemagne',
      smsToMorocco: 'Un SMS vers le Maroc',
      smsElsewhere: 'Un SMS vers d’autres pays',
    },
    rules: {
      open: 'Le client a écrit par SMS et y recevra la réponse.',
      first: 'Part par SMS et figure aussi dans le chat.',
    },
  },
  /** Sentences that name several of them. */
  all: {
    inOrder: 'Aucun choix : chat, puis WhatsApp, puis SMS.',
    textOnly: '%{name} n’a pas été joint : ici, SMS et WhatsApp n’acceptent que du texte.',
  },
};
