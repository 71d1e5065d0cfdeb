import { attemptLabels } from '../attempts/fr.ts';
import { channelTexts } from '../channels/fr.ts';
import { channelFields, channelNames } from '../channels/texts-of-channels.ts';
import { settings, texts } from '../company/fr.ts';
import { contentResources } from '../content-resources/fr.ts';
import { invoiceLabels } from '../invoices/fr.ts';
import type { ResourceLabels } from '../resource-labels.ts';
import { stages } from '../stages/fr.ts';
import { stageTexts } from '../stages/stage-texts.ts';

/** What notices and what waits of them share. */
const ofNotices = {
  tripGroup: {
    A: 'Vers le Maroc',
    B: 'Depuis le Maroc',
  },
  point: {
    ...stageTexts(stages, 'reached'),
    step0: 'Voyage : dépôt des colis',
    step1: 'Voyage : départ des colis',
    step2: 'Voyage : traversée de la France',
    step3: 'Voyage : traversée de l’Espagne',
    step4: 'Voyage : dédouanement',
    step5: 'Voyage : arrivée au Maroc',
    step6: 'Voyage : distribution',
    step7: 'Voyage : terminé',
  },
  audience: {
    sender: 'Expéditeur',
    recipient: 'Destinataire',
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
      title: 'Titre',
      shortcut: 'Raccourci',
      text: 'Texte',
    },
    sections: {
      reply: 'Réponse rapide',
    },
  },
  templates: {
    fields: {
      title: 'Titre',
      use: 'Utilisé pour',
      purpose: 'But',
      text: 'Texte',
      whatsappName: 'Nom approuvé par WhatsApp',
    },
    choices: {
      use: {
        general: 'Général',
        sms: 'SMS groupé',
        whatsapp: 'WhatsApp groupé',
        agency: 'Agence',
        smsToMa: 'SMS vers le Maroc',
        notice: 'Notification automatique',
      },
      purpose: {
        transactional: 'À propos de la commande',
        marketing: 'Publicité',
      },
    },
    sections: {
      template: 'Modèle',
    },
  },
  notices: {
    fields: {
      title: 'Titre',
      active: 'Activé',
      tripGroup: 'Direction',
      point: 'Quand',
      audience: 'À',
      template: 'Modèle',
      channels: 'Canaux, dans cet ordre',
      place: 'Ordre sur la route',
    },
    choices: { ...ofNotices, channels },
    sections: {
      notice: 'Notification',
      message: 'Message',
    },
  },
  waitingNotices: {
    name: 'Notification en attente |||| Notifications en attente',
    fields: {
      title: 'Notification',
      tripGroup: 'Direction',
      point: 'Quand',
      place: 'Ordre sur la route',
      audience: 'À',
      template: 'Modèle',
      people: 'Personnes',
      skipped: 'Laissées de côté',
      orders: 'Commandes',
      channels: 'Canaux',
      ...channelFields(channelTexts),
      paused: 'En pause',
      quiet: 'En heures calmes',
      from: 'Envoi à',
      until: 'Le dernier à',
    },
    choices: ofNotices,
  },
  ...contentResources,
} satisfies ResourceLabels;
