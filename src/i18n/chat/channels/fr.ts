import { channelTexts } from '../../channels/fr.ts';
import { answerRules, namesInChat } from '../../channels/texts-of-channels.ts';
import type { ChatChannelsTexts } from './en.ts';

export const channels: ChatChannelsTexts = {
  names: namesInChat(channelTexts),
  rules: answerRules(channelTexts),
  chatOnly: channelTexts.chat.rule,
  choose: 'Comment envoyer ?',
  by: 'Par %{channel}',
  noNumber: 'Ce numéro ne reçoit pas de messages ; répondez dans le chat.',
  optedOut: 'Le client ne veut plus de messages par %{channel}.',
  segments: '%{count} SMS',
  cost: 'environ %{cost}',
  inside: 'Rien ne sort d’ici : le message est seulement noté dans la boîte d’envoi.',
  tooLong: '%{channel} accepte au plus %{count} caractères.',
  filesLeft: '%{channel} n’accepte que du texte. Retirez les fichiers ou envoyez-les dans le chat.',
  unknownState: 'On ne sait pas s’il est arrivé',
  failed: 'Non envoyé par %{channel} : %{reason}',
  reasons: {
    optedOut: 'le client n’y veut plus de messages.',
    refused: 'le prestataire l’a refusé.',
    notReached: 'le prestataire était injoignable.',
    undelivered: 'il n’a pas pu être distribué.',
    invalidNumber: 'ce numéro ne reçoit pas de tels messages.',
    windowClosed: 'WhatsApp n’accepte que les modèles approuvés.',
    noAnswer: 'le prestataire n’a pas répondu.',
    neverArrived: 'le prestataire ne l’a jamais reçu.',
    interrupted: 'le serveur s’est arrêté pendant l’envoi.',
    expired: 'il a attendu trop longtemps.',
    notSetUp: 'le compte chez le prestataire n’est pas prêt pour cela.',
    failedHere: 'le serveur n’a pas pu l’envoyer.',
    other: 'il n’a pas pu être envoyé.',
  },
  unknown: {
    button: 'Messages de numéros inconnus (%{count})',
    title: 'Messages de numéros inconnus',
    none: 'Aucun message d’un numéro inconnu',
    remove: 'Supprimer le message de %{phone}',
    hint: 'Personne n’y a répondu. Ajoutez le numéro à un client, et son prochain message sera dans le chat.',
  },
};
