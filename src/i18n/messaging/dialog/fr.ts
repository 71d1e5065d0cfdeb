import type { MessagingDialogTexts } from './en.ts';

export const dialog: MessagingDialogTexts = {
  title: 'Envoyer des messages',
  customers: '%{smart_count} client |||| %{smart_count} clients',
  orders: '%{smart_count} commande |||| %{smart_count} commandes',
  count: '%{customers}, %{orders}',
  search: 'Chercher un client',
  noneFound: 'Aucun client sélectionné ne porte ce nom.',
  more: 'Afficher %{smart_count} de plus |||| Afficher %{smart_count} de plus',
  unselect: 'Désélectionner le client ?',
  unselectNamed: 'Désélectionner %{name}, %{orders}',
  allowed:
    'À la place d’un texte : un PDF, une image ou une vidéo de %{size} au plus. Déposez le fichier ici.',
  preparing: 'Préparation du fichier …',
  animation: 'Animation',
  recording: 'Message vocal',
  textWaits:
    'Un seul contenu est envoyé à la fois. Votre texte est gardé ; retirez ceci pour envoyer le texte.',
  sending: 'Envoi du fichier',
  cancel: 'Annuler l’envoi',
  fileNotSent: 'Le fichier n’a pas été envoyé. Il est toujours là.',
  result: {
    running: 'Envoyé à %{done} sur %{total}',
    goesOn: 'Vous pouvez continuer à travailler ; l’envoi se poursuit sans vous.',
    done: 'L’envoi est terminé, et rien n’a échoué.',
    partly: 'Tout le monde n’a pas reçu le message. Les détails disent qui, et pourquoi.',
    stopped: 'L’envoi a été arrêté. Ceux qui avaient déjà le message le gardent.',
    stop: 'Arrêter l’envoi',
    details: 'Détails',
    figures: {
      waiting: 'En attente',
      sent: 'Envoyés',
      delivered: 'Distribués',
      seen: 'Vus',
      unknown: 'Incertains',
      failed: 'Échoués',
      skipped: 'Laissés de côté',
    },
  },
};
