import type { notice as model } from '../en/notices.ts';

export const notice = {
  server: {
    reload: 'Erreur du serveur, veuillez recharger',
    error: 'Erreur du serveur',
  },
  session: {
    connected: 'Vous êtes connecté',
    incorrect: 'Téléphone ou mot de passe incorrect',
    passwordChanged: 'Mot de passe modifié',
  },
  recovery: {
    requestFailed: 'Erreur du serveur',
    verifyFailed: 'Erreur du serveur',
    noUser: 'Aucun utilisateur avec ce téléphone',
    checkCode: 'Vérifiez le code de confirmation',
  },
  orders: {
    switched: 'Commandes déplacées',
    verified: 'Commandes vérifiées',
    deleted: 'Commandes supprimées',
    fetched: 'Commandes vers le Maroc chargées',
    trackingFetched: 'Commandes vers le Maroc chargées',
  },
  bin: {
    restored: 'Commandes restaurées',
    erased: 'Commandes retirées définitivement',
    emptied: 'Corbeille vidée',
  },
  bulk: {
    partly: '%{done} commandes traitées sur %{total}',
    verificationWithdrawn: 'Vérification annulée',
    takenBack: '%{smart_count} commande rétablie |||| %{smart_count} commandes rétablies',
  },
  bills: {
    fetched: 'Facture chargée',
    saved: 'Facture enregistrée',
    deleted: 'Facture supprimée',
    sent: 'Facture envoyée',
    notFound: 'Facture introuvable',
  },
  declarations: {
    listFetched: 'Déclarations chargées',
    fetched: 'Déclaration chargée',
    saved: 'Déclaration enregistrée',
    deleted: 'Déclaration supprimée',
    notFound: 'Déclaration introuvable',
  },
  tickets: {
    listFetched: 'Étiquettes chargées',
    fetched: 'Étiquette chargée',
    saved: 'Étiquette enregistrée',
    deleted: 'Étiquette supprimée',
    notFound: 'Étiquette introuvable',
  },
  trips: {
    updated: 'Suivi mis à jour',
    createGroup: 'Créer le groupe',
    created: 'Groupe %{name} créé',
  },
  messages: {
    sent: 'Message envoyé',
    smsSent: 'SMS envoyé avec succès',
  },
  exports: {
    lacks:
      "%{smart_count} commande sélectionnée n'existe plus et manque dans le fichier. |||| %{smart_count} commandes sélectionnées n'existent plus et manquent dans le fichier.",
  },
} satisfies typeof model;
