import { documentTexts } from '../documents/fr.ts';
import { byEditor } from '../joined-texts.ts';
import { stageActions } from '../stages/fr.ts';
import { doneTexts } from '../stages/stage-texts.ts';
import type { OrderTexts } from './en.ts';

export const order: OrderTexts = {
  form: {
    createTitle: 'Nouvelle commande',
    editTitle: 'Modifier la commande %{code}',
    sender: 'Expéditeur',
    recipient: 'Destinataire',
    parcels: 'Colis et livraison',
    payment: 'Paiement',
    goods: 'Marchandises',
    tourIsOff: 'Les marchandises ne vont pas dans la ville pour laquelle le client est inscrit.',
    changeTour: 'Modifier la tournée',
    direction: 'Direction',
    state: 'Direction et étape',
    identity: 'Pièce d’identité',
    findSender: 'Chercher l’expéditeur',
    findSenderHint: 'Nom, téléphone ou numéro de client',
    searching: 'Recherche en cours…',
    noCustomer: 'Aucun client trouvé',
    searchNeedsLine:
      'Pas de connexion : la recherche de clients est impossible pour l’instant. Saisissez un nouveau client ou cherchez plus tard.',
    newSender: 'Nouveau client',
    pickSender: 'Choisir un client existant',
    changeSender: 'Changer',
    addressBook:
      '%{smart_count} destinataire précédent |||| %{smart_count} destinataires précédents',
    earlierRecipients: 'Destinataires des commandes précédentes',
    unlikelyPhone: 'Aucun pays n’a de numéro de ce genre. Veuillez le vérifier.',
    otherCountryPhone:
      'Cela pourrait aussi être %{number}. Si c’est ce numéro, saisissez-le avec l’indicatif du pays.',
    resembles: {
      phone: '%{name} (%{code}) a déjà ce numéro de téléphone.',
      nameAndCity: '%{name} (%{code}) porte le même nom et habite la même ville.',
    },
    takeCustomer: 'Prendre ce client',
    otherSpelling: 'Les commandes précédentes vers ce numéro étaient pour %{name}.',
    takeSpelling: 'Reprendre cette orthographe',
    stageHint: 'Les boutons de la page de la commande la font passer à une autre étape.',
    noPackages: 'Aucun colis n’est saisi : 0 sera enregistré.',
    created: 'Commande %{code} enregistrée',
    changed: 'Commande %{code} modifiée',
    notLost:
      'La commande n’est pas encore enregistrée. Votre saisie est toujours là ; enregistrez à nouveau pour réessayer.',
  },
  billing: {
    asLastTime: 'Comme la dernière fois : %{name}',
    goesTo: 'La facture est adressée à',
  },
  draft: {
    pickAgain:
      'Les photos de la pièce d’identité qui viennent d’être choisies ne sont pas conservées sur cet appareil. Veuillez les choisir à nouveau.',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié cette commande',
    text: 'Elle a été enregistrée pendant que vous y travailliez. Choisissez la bonne version de chaque valeur. Rien n’est enregistré avant.',
  },
  unnumbered: {
    created: 'Commande enregistrée',
    changed: 'Commande modifiée',
    title: 'Commande pas encore envoyée',
    editTitle: 'Modifier la commande',
  },
  page: {
    title: 'Commande %{code}',
    received: 'Reçue le',
    actions: 'Ce que l’on peut faire de cette commande',
    payment: 'Paiement',
    due: 'Reste à payer',
    lines: 'Lignes',
    noLines: 'Aucune pour l’instant',
    sum: 'Total',
    documents: 'Documents',
    ...byEditor(documentTexts, 'path', 'ofOrder'),
    made: 'Créée',
    notMade: 'Pas encore créée',
    present: 'Présent',
    missing: 'Manquant',
    trip: 'Voyage',
    messages: 'Messages envoyés',
    noMessages: 'Aucun message envoyé pour cette commande.',
    noTrip: 'Pas encore en route',
    history: 'Historique',
    noHistory: 'Pas d’historique',
    wholeHistory:
      'Afficher %{smart_count} entrée antérieure |||| Afficher %{smart_count} entrées antérieures',
    smsSent: 'SMS envoyé',
    smsNotSent: 'SMS non envoyé',
  },
  history: {
    create: 'Créée',
    priceReason: 'Raison du prix',
    change: 'Modifiée',
    delete: 'Supprimée',
    restore: 'Restaurée',
    finish: 'Arrivée : le voyage est terminé',
    issueInvoice: 'Facture établie',
    cancelInvoice: 'Facture annulée',
    ...doneTexts(stageActions),
    verify: 'Vérifiée',
    withdrawVerification: 'Vérification retirée',
    ...byEditor(documentTexts, 'flag', 'history'),
    smsToMa: { on: 'SMS vers le Maroc demandé', off: 'SMS vers le Maroc retiré' },
    paid: { on: 'Marquée comme payée', off: 'Marquée comme non payée' },
  },
};
