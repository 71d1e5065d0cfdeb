export const settings = {
  name: 'Entreprise |||| Entreprise',
  fields: {
    name: 'Nom de l’entreprise',
    logo: 'Logo',
    street: 'Rue et numéro',
    zip: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    taxMode: 'Imposition',
    taxNumber: 'Numéro fiscal',
    vatId: 'Numéro de TVA',
    bank: 'Compte bancaire',
    'bank.holder': 'Titulaire du compte',
    'bank.bank': 'Banque',
    'bank.iban': 'IBAN',
    'bank.bic': 'BIC',
    website: 'Site web',
    email: 'E-mail',
    phoneGermany: 'Téléphone en Allemagne',
    phoneMorocco: 'Téléphone au Maroc',
    social: 'Nom sur les réseaux sociaux',
    invoicePattern: 'Modèle des numéros de facture',
    stornoPattern: 'Modèle des numéros d’annulation',
    paymentDays: 'Délai de paiement en jours',
    limits: 'Plafonds',
    'limits.compensation': 'Indemnité maximale en cas de perte ou de dommage',
    'limits.declaredToMorocco': 'Valeur déclarée, vers le Maroc',
    'limits.declaredFromMorocco': 'Valeur déclarée, depuis le Maroc',
    'limits.smallInvoice': 'Petite facture jusqu’à',
    checks: 'Contrôle des déclarations',
    'checks.collective': 'Mots qui en disent trop peu',
    'checks.prohibited': 'Marchandises interdites de transport',
    'checks.prohibitedIntoEu': 'Marchandises interdites d’entrée dans l’UE',
  },
  choices: {
    country: {
      DE: 'Allemagne',
      MA: 'Maroc',
      FR: 'France',
      ES: 'Espagne',
      BE: 'Belgique',
      NL: 'Pays-Bas',
    },
    taxMode: {
      regular: 'Régime normal',
      smallBusiness: 'Petite entreprise (§ 19 UStG)',
    },
  },
  sections: {
    company: 'Entreprise',
    tax: 'Taxes',
    bank: 'Compte bancaire',
    contact: 'Contact',
    numbers: 'Numéros des documents',
    limits: 'Plafonds',
    checks: 'Contrôle des déclarations',
  },
};

export const texts = {
  name: 'Bloc de texte |||| Blocs de texte',
  fields: {
    key: 'Place sur le papier',
    text: 'Texte',
    note: 'Note pour les collègues',
  },
  choices: {
    key: {
      'invoice.service.toMorocco': 'Facture : prestation vers le Maroc',
      'invoice.service.fromMorocco': 'Facture : prestation depuis le Maroc',
      'invoice.prices': 'Facture : prix',
      'invoice.terms': 'Facture : conditions',
      'invoice.compensation': 'Facture : indemnité',
      'invoice.closing': 'Facture : formule finale',
      'invoice.exemption.toMorocco': 'Facture : exonération de TVA vers le Maroc',
      'invoice.exemption.fromMorocco': 'Facture : exonération de TVA depuis le Maroc',
      'invoice.exemption.smallBusiness': 'Facture : exonération des petites entreprises',
      'declaration.correct': 'Déclaration : indications exactes',
      'declaration.noDangerousGoods': 'Déclaration : rien de dangereux',
      'declaration.ownProperty': 'Déclaration : propriété personnelle',
      'declaration.valueLimit': 'Déclaration : plafond de valeur',
      'declaration.household': 'Déclaration : usage domestique',
      'declaration.terms': 'Déclaration : conditions',
    },
  },
  sections: {
    block: 'Bloc de texte',
  },
};

export const company = {
  missing: 'Aucune facture ne peut encore être émise. Il manque :',
  example: 'Exemple : %{number}',
  patternHelp: 'Écrivez {number:6} pour le numéro à six chiffres et {year} pour l’année.',
  wordsHelp:
    'Des mots séparés par des espaces. Une liste laissée vide redevient celle qui a été livrée.',
  text: {
    advice:
      'Les phrases livrées sont les nôtres et ne constituent pas un conseil juridique. L’avocat du propriétaire doit les confirmer.',
    frozen: 'Les documents déjà émis gardent la version avec laquelle ils ont été imprimés.',
    variables: 'Ce qui est entre accolades est rempli à l’impression :',
    preview: 'Tel qu’imprimé',
    otherLanguages: 'Autres langues',
    variable: {
      company: 'Nom de l’entreprise',
      compensationLimit: 'Indemnité maximale',
      valueLimit: 'Plafond de la valeur déclarée',
    },
  },
};

export const conversation = {
  title: 'Conversation',
  open: 'Ouvrir la conversation',
  none: 'Aucun message pour l’instant',
  failed: 'Les messages n’ont pas pu être chargés.',
  office: 'Bureau',
  download: 'Télécharger %{name}',
  lost: 'Ce fichier n’a pas pu être chargé.',
  kind: {
    'application/pdf': 'PDF',
    image: 'Image',
    video: 'Vidéo',
    audio: 'Message vocal',
    file: 'Fichier',
    gif: 'GIF',
  },
};
