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
  archive: {
    title: 'Vos données',
    about:
      'Tout ce qui est enregistré à votre sujet. Chaque liste se lit avec un éditeur de texte. N’y figurent pas : les mots de passe et autres secrets, ni les noms de nos collaborateurs.',
    aboutOwn:
      'Ce qui est enregistré à votre sujet. Chaque liste se lit avec un éditeur de texte. N’y figurent pas : les mots de passe et autres secrets, les noms de nos collaborateurs, ce que notre bureau a noté pour lui-même, ni les factures que paie quelqu’un d’autre. Demandez-les-nous.',
    limit:
      'Vous pouvez télécharger vos données %{count} fois en 24 heures. Ce sera de nouveau possible à partir du %{until} (heure de Berlin).',
    files: 'Fichiers',
    missing: 'N’est plus enregistré',
    parts: {
      'person.json': 'Nom, adresse, contact, consentements',
      'office/notes.json': 'Notes du bureau sur vous',
      'orders.json': 'Commandes',
      'parcels.json': 'Colis',
      'invoices.json': 'Factures',
      'messages.json': 'Messages de la conversation',
      'office/internal-messages.json': 'Messages internes sur la conversation',
      'office/planned-messages.json': 'Messages prévus pour plus tard',
      'sent-messages.json': 'Messages envoyés par SMS et autres canaux',
      'bookings.json': 'Rendez-vous réservés',
      'reviews.json': 'Avis',
      'sessions.json': 'Où vous êtes connecté',
      'last-sign-in.json': 'Dernière utilisation d’une session terminée',
      'sign-in-attempts.json': 'Connexions échouées',
      'own-actions.json': 'Ce que vous avez fait ici',
    },
  },
};
