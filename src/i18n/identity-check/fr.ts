import type { IdentityCheckTexts } from './en.ts';

export const identityCheck: IdentityCheckTexts = {
  compare: 'À comparer',
  order: 'Commande',
  fits: 'Conforme',
  fitted: 'La pièce d’identité compte de nouveau',
  again: 'Redemander',
  verified: 'Vérifiée',
  since: 'Redemandée le',
  seen: 'Vue, sans copie',
  seenDone: 'Notée comme vue',
  unseen: 'N’est plus notée comme vue',
  seenOn: 'Vue sans copie le',
  seenQuestion: {
    title: 'Supprimer les photos ?',
    text: 'La commande note que vous avez vu la pièce d’identité. Ses photos sont supprimées maintenant et ne peuvent pas être récupérées.',
    confirm: 'Supprimer les photos',
  },
  withdrawn: 'Aucune autre photo n’est plus attendue',
  request: {
    title: 'Demander une autre photo',
    text: 'Message à %{name}',
    language: 'Dans la langue du client : %{language}',
    hint: 'Il va dans la conversation. La commande compte comme sans pièce d’identité jusqu’à l’arrivée d’une autre photo.',
    back: 'Retour',
    send: 'Envoyer la demande',
    sending: 'Envoi …',
    sent: 'Redemandée. La commande compte comme sans pièce d’identité.',
    failed: 'Le message n’a pas été envoyé, et la commande reste comme elle était.',
    message:
      'Bonjour %{name}, pour votre commande %{code}, il nous faut une autre photo de votre pièce d’identité, recto et verso. Prenez-la sous une bonne lumière, afin que tout soit lisible, et envoyez-la-nous ici.',
  },
};
