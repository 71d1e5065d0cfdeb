import type { ServerTexts } from './en.ts';

export const serverTexts: ServerTexts = {
  legalPages: {
    agb: 'Conditions générales',
    impressum: 'Mentions légales',
    privacy: 'Politique de confidentialité',
  },
  legalVersion: {
    version: 'Version',
    from: 'en vigueur à partir du',
    binding: 'La version allemande fait foi.',
    permanent: 'Adresse permanente de cette version',
    former: 'Ceci est une version antérieure. Vers la version en vigueur',
  },
  frame: {
    brand: 'Jisr',
    languages: 'Langues',
    back: 'Retour',
    toCustomers: 'Vers la page des clients',
    contents: 'Sommaire',
    others: 'Également en vigueur',
  },
  missingPage: {
    title: 'Cette page n’existe pas',
    about: 'Aucune version publiée ne se trouve à cette adresse.',
    inForce: 'Sont en vigueur',
    none: 'Aucune version n’est publiée pour le moment.',
  },
  withheld:
    '[Plus de messages sont arrivés ici qu’on n’en accepte en 24 heures. Celui-ci et les suivants ont été retenus ; ils se trouvent chez l’opérateur.]',
  dailyBytes:
    'Vous avez écrit tout ce qui est possible en 24 heures (%{size}). Vous pourrez continuer à partir du %{until} (heure de Berlin).',
};
