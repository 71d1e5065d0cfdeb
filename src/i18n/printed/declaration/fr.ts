import type { DeclarationCaptions, SignedTexts } from './de.ts';

export const captions: DeclarationCaptions = {
  title: 'Déclaration de contenu pour la douane',
  customer: 'N° client',
  order: 'N° commande',
  date: 'Date',
  sender: 'Expéditeur',
  recipient: 'Destinataire',
  name: 'Nom',
  phone: 'Tél.',
  address: 'Adresse',
  city: 'Ville',
  country: 'Pays',
  article: 'Désignation',
  count: 'Quantité',
  lineWeight: 'Poids',
  value: 'Valeur',
  total: 'Valeur totale',
  packages: 'Nombre de colis',
  weight: 'Poids total',
  carriedTo: 'À reporter',
  carriedFrom: 'Report',
  place: 'Lieu, date',
  signature: 'Signature de l’expéditeur',
  customs: {
    category: 'Nature de l’envoi',
    categories: {
      gift: 'Cadeau',
      personalEffects: 'Effets personnels',
      return: 'Retour',
      sale: 'Vente',
    },
    id: 'Pièce d’identité de l’expéditeur',
    idKind: {
      identityCard: 'Carte d’identité',
      passport: 'Passeport',
      residencePermit: 'Titre de séjour',
    },
    cin: 'CIN du destinataire',
    vehicle: 'Véhicule',
    passage: 'Jour du passage',
    condition: {
      new: 'neuf',
      used: 'usagé',
    },
    origin: 'Origine',
    unitValue: 'Valeur unitaire',
    netWeight: 'Poids net',
    marks: 'Colis : numéro, marque, poids',
  },
};

export const signed: SignedTexts = {
  statements: 'L’expéditeur déclare :',
  terms: (number: number, from: string) => `Conditions applicables : version ${number} du ${from}.`,
};
