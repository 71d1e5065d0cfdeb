import { documentTexts } from '../documents/fr.ts';
import { byKind } from '../joined-texts.ts';
import type { DocumentEditorTexts } from './en.ts';

export const documents: DocumentEditorTexts = {
  title: byKind(documentTexts, 'title'),
  loading: 'Création du PDF …',
  actions: {
    save: 'Enregistrer',
    preview: 'Aperçu',
    send: 'Envoyer au client',
    download: 'Télécharger',
  },
  header: { number: 'N° de facture', customer: 'N° de client', date: 'Date' },
  party: {
    sender: 'Expéditeur (%{country})',
    recipient: 'Destinataire (%{country})',
    name: 'Prénom et nom',
    phone: 'N° de téléphone',
    city: 'Ville',
    differs: 'Diffère de la fiche du client %{code}.',
  },
  columns: byKind(documentTexts, 'columns'),
  lines: {
    ...byKind(documentTexts, 'lines'),
    cell: '%{label}, ligne %{number}',
    add: 'Ajouter une ligne',
    remove: 'Supprimer la ligne %{number}',
  },
  totals: {
    further: 'Autres frais',
    total: 'Montant total',
    weight: 'Poids de toutes les lignes : %{weight}',
    overridden: 'Saisi à la main. Les lignes donnent %{total}.',
    useComputed: 'Reprendre la somme calculée',
  },
  packages: 'Nombre de colis/envois',
  payment: { label: 'Mode de paiement', 1: 'Espèces', 2: 'Virement', 3: 'PayPal' },
  delivery: {
    label: 'Mode de livraison',
    1: 'En main propre',
    2: 'Retrait en agence',
    3: 'Livraison à domicile',
  },
  declared: {
    count: '%{smart_count} article |||| %{smart_count} articles',
    sum: 'Valeur totale : %{sum}',
    overLimit: 'Plus que les %{limit} qui peuvent être déclarés dans ce sens.',
  },
  warnings: {
    collective: '%{word} n’en dit pas assez pour la douane. De quoi s’agit-il exactement ?',
    prohibited: '%{word} ne peut pas être expédié. Merci de vérifier.',
  },
  preview: {
    close: 'Retour au formulaire',
    page: 'Page %{number} sur %{of}',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Ajuster à la largeur',
    print: 'Ouvrir et imprimer',
    unreadable: 'L’aperçu n’a pas pu être affiché. Le fichier peut être téléchargé.',
    missing:
      'Aucune police n’a ces caractères ; un point d’interrogation est imprimé pour chacun : %{characters}',
    cut: 'Trop long pour le papier ; la fin n’est pas imprimée :',
  },
  rows: {
    heading: 'Documents',
    ...byKind(documentTexts, 'row'),
    open: '%{document} : %{code}',
    notVerified: 'La facture demande une commande vérifiée',
    noSelection: 'Sélectionnez d’abord une commande : l’étiquette est celle de la première',
  },
  whichLabel: {
    title: 'Quelle étiquette ?',
    text: 'La première commande sélectionnée n’est pas celle de cette ligne.',
    first: 'La première commande sélectionnée',
    row: 'La commande de cette ligne',
  },
  batch: {
    print: 'Imprimer',
    printList: 'Imprimer la liste',
    ...byKind(documentTexts, 'batch'),
    firstTicket: 'Étiquette bagage de la première commande sélectionnée',
    pages: '%{smart_count} page est prête. |||| %{smart_count} pages sont prêtes.',
    nothing: 'Il n’y a rien à imprimer',
  },
  issue: {
    issue: 'Établir',
    title: 'Établir cette facture ?',
    text: 'La facture du %{date} reçoit son numéro et ne pourra plus être modifiée. Une erreur est reprise par un avoir.',
    missing: 'Avant d’établir la facture, il manque :',
    serviceDate: 'Date de la prestation',
    sameDay: 'La prestation a eu lieu le jour de la facture',
    noServiceDate:
      'Cette facture n’indique aucune date de prestation. Elle peut être établie ainsi, mais la date ne pourra plus être ajoutée.',
    done: 'Facture %{number} établie',
    issued: 'Établie sous le n° %{number} le %{date}. Elle ne peut plus être modifiée.',
    cancelled: '%{number} du %{date} a été annulée.',
    stornoOf: 'Avoir %{number} du %{date} : %{reason}',
    storno: 'Établir un avoir',
    stornoTitle: 'Établir un avoir pour cette facture ?',
    stornoText: '%{number} est reprise par un avoir avec son propre numéro. C’est définitif.',
    reason: 'Motif',
    stornoDone: 'Avoir %{number} établi',
  },
  missing: { title: 'Certains caractères ne peuvent pas être imprimés', anyway: 'Continuer' },
  cut: { title: 'Certains textes ne tiennent pas sur le papier' },
  printFailed: 'Le document n’a pas pu être créé. Merci de réessayer.',
  saveForLabels:
    'Enregistrez d’abord : chaque colis reçoit son code quand le nouveau nombre est enregistré.',
  notLost:
    'Le document n’est pas encore enregistré. Votre saisie est toujours là ; enregistrez à nouveau.',
};
