import { common } from '../common/fr.ts';
import type { SearchTexts } from './en.ts';

export const search: SearchTexts = {
  title: 'Tout rechercher',
  placeholder: 'Commande, nom, téléphone, colis, facture, message …',
  close: common.close,
  hint: 'Deux lettres suffisent. Les flèches choisissent, Entrée ouvre, Échap ferme.',
  recent: 'Ouverts récemment',
  screens: 'Pages',
  actions: 'Actions',
  createTerms: 'nouveau nouvel nouvelle créer ajouter',
  kinds: {
    orders: 'Commandes',
    customers: 'Clients',
    recipients: 'Destinataires',
    invoices: 'Factures',
    parcels: 'Colis',
    conversations: 'Conversations',
    messages: 'Messages',
  },
  places: {
    arrived: 'Livrées',
    bin: 'Corbeille',
  },
  fromTo: '%{sender} à %{recipient}',
  allIn: 'Les %{count} dans : %{place}',
  parcel: 'Colis %{number} sur %{of}, commande %{code}',
  toRecipient: 'dernière commande %{code} de %{sender}',
  note: 'Note',
  office: 'Bureau',
  markPaid: 'Marquer %{name} comme payée',
  actionOf: '%{action} : %{name}',
  printLabel: 'Étiquette de %{name}',
  newOrderFor: 'Nouvelle commande pour %{name}',
  newOrderTo: 'Nouvelle commande à %{name}',
  searching: 'Recherche en cours …',
  none: 'Rien trouvé pour « %{text} ».',
  ofLatest:
    'Un texte si court n’est cherché que parmi les plus récents. Avec trois lettres, tout est parcouru.',
  failed: 'La recherche n’a pas répondu.',
  announced: '%{smart_count} résultat : %{kinds} |||| %{smart_count} résultats : %{kinds}',
  elsewhere: 'Trouvé aussi dans :',
};
