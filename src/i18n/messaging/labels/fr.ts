import { channelTexts } from '../../channels/fr.ts';
import { channelNames } from '../../channels/texts-of-channels.ts';
import type { RoutedLabels } from '../../resource-labels.ts';
import { history } from '../history/fr.ts';
import { reasonNames } from '../reason-names.ts';

const kinds = {
  broadcast: 'Message du chat',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  agency: 'Agence',
  smsToMa: 'SMS au destinataire',
  notice: 'Notification automatique',
};

const purposes = {
  transactional: 'Au sujet d’une commande',
  marketing: 'Publicité',
  security: 'Code',
};

const channels = channelNames(channelTexts);

/** What people call the fields and values of what was sent. */
export const labels: RoutedLabels = {
  campaigns: {
    name: 'Message envoyé |||| Messages envoyés',
    fields: {
      title: 'Message',
      kind: 'Type',
      purpose: 'But',
      state: 'État',
      sendAt: 'Prévu pour',
      author: 'Envoyé par',
      template: 'Modèle',
      message: 'Contenu',
      'message.type': 'Type de contenu',
      'message.content': 'Texte dans le chat',
      'message.fileName': 'Fichier',
      'message.mediaType': 'Type de fichier',
      'message.fileSize': 'Taille du fichier',
      'message.texts': 'Textes',
      channels: 'Canaux',
      total: 'Personnes',
      waiting: 'En attente',
      sent: 'Envoyés',
      delivered: 'Distribués',
      seen: 'Vus',
      unknown: 'Incertains',
      failed: 'Échoués',
      skipped: 'Laissés de côté',
      segments: 'Parties de SMS',
      cost: 'Coût',
    },
    choices: {
      kind: kinds,
      purpose: purposes,
      state: {
        planned: 'Planifié',
        preparing: 'En préparation',
        running: 'Envoi en cours',
        done: 'Terminé',
        stopped: 'Arrêté',
      },
      channels,
    },
  },
  deliveries: {
    name: 'Message à une personne |||| Messages à des personnes',
    fields: {
      campaign: 'Envoyé avec',
      campaignTitle: 'Envoyé avec',
      kind: 'Type',
      customer: 'Client',
      order: 'Commande',
      orders: 'Commande',
      personName: 'Personne',
      phone: 'Numéro',
      channel: 'Canal',
      purpose: 'But',
      language: 'Langue',
      body: 'Texte',
      encoding: 'Encodage',
      segments: 'Parties de SMS',
      cost: 'Coût',
      status: 'Statut',
      reason: 'Raison',
      detail: 'Réponse du prestataire',
      attempts: 'Tentatives',
      notBefore: 'Pas avant',
      driver: 'Voie d’envoi',
      sentAt: 'Envoyé à',
      deliveredAt: 'Distribué à',
      seenAt: 'Vu à',
    },
    choices: {
      kind: kinds,
      channel: channels,
      purpose: purposes,
      language: { en: 'Anglais', de: 'Allemand', fr: 'Français', ar: 'Arabe' },
      encoding: { 'GSM-7': 'GSM-7', 'UCS-2': 'UCS-2' },
      status: {
        queued: 'En attente',
        sending: 'Envoi en cours',
        sent: 'Envoyé',
        delivered: 'Distribué',
        seen: 'Vu',
        unknown: 'Incertain',
        failed: 'Échoué',
        skipped: 'Laissé de côté',
      },
      reason: reasonNames(history.reasons),
    },
  },
};
