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
  teamRoles: {
    fields: {
      name: 'Nom',
      description: 'À quoi il sert',
      chat: 'Répond dans le chat',
      parts: 'Parties du programme',
      resources: 'Droits',
      'resources.resource': 'Domaine',
      'resources.operations': 'Opérations',
      'resources.operations.operation': 'Opération',
      'resources.operations.scope': 'Sur quels éléments',
      'resources.fields': 'Champs',
      'resources.fields.path': 'Champ',
      'resources.fields.level': 'Droit',
      'resources.otherFields': 'Tous les autres champs',
    },
    sections: { role: 'Rôle', permissions: 'Droits' },
    choices: {
      parts: {
        overview: 'Aperçu et totaux',
        activity: 'Activité et versions antérieures',
        exports: 'Listes en fichier',
        imports: 'Lecture de tableaux',
        messages: 'Messages à plusieurs',
        prints: 'Journal d’impression',
        invoicing: 'Établissement des factures',
        parcels: 'Colis d’une commande',
        scanning: 'Scan des colis',
        loading: 'Pesée et chargement',
      },
      'resources.operations.scope': {
        all: 'Tous',
        ownTour: 'Ses tournées',
        ownCity: 'Ses villes',
        ownTrip: 'Ses voyages',
        customers: 'Clients seulement',
      },
      'resources.fields.level': { hidden: 'Masqué', read: 'Lire', write: 'Modifier' },
      'resources.otherFields': { hidden: 'Masqué', read: 'Lire', write: 'Modifier' },
    },
  },
  ...contentResources,
} satisfies ResourceLabels;
