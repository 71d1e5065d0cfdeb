import { channelTexts } from '../channels/fr.ts';
import { priceLabels } from '../channels/texts-of-channels.ts';
import { messageKinds } from '../chat/fr/message-kinds.ts';
export const settings = {
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
    registerCourt: 'Tribunal du registre',
    registerNumber: 'Numéro au registre',
    directors: 'Gérance',
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
    dutyFree: 'Franchise entre particuliers',
    'dutyFree.toMorocco': 'Cadeaux vers le Maroc',
    'dutyFree.dirhamsPerEuro': 'Dirhams pour un euro',
    'dutyFree.toMoroccoSource': 'Source, vers le Maroc',
    'dutyFree.fromMorocco': 'Cadeaux vers l’UE',
    'dutyFree.fromMoroccoSource': 'Source, vers l’UE',
    messages: 'Messages',
    'messages.quietFrom': 'Silence à partir de',
    'messages.quietUntil': 'Silence jusqu’à',
    'messages.noticeDelay': 'Minutes avant l’envoi d’un avis',
    'messages.reminderTemplate': 'Rappel des rendez-vous',
    'messages.movedTemplate': 'Avis de rendez-vous déplacé',
    ...priceLabels(channelTexts),
    codes: 'Codes par SMS',
    'codes.sending': 'Envoyer des codes par SMS',
    'codes.perDay': 'Codes par jour au plus',
    'codes.adminRecovery': 'Nouveau mot de passe d’un administrateur',
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
    'codes.adminRecovery': {
      code: 'Par un code',
      administrator: 'Seulement par un autre administrateur',
    },
    taxMode: {
      regular: 'Régime normal',
      smallBusiness: 'Petite entreprise (§ 19 UStG)',
    },
  },
  sections: {
    company: 'Entreprise',
    register: 'Registre du commerce',
    tax: 'Taxes',
    bank: 'Compte bancaire',
    contact: 'Contact',
    numbers: 'Numéros des documents',
    limits: 'Plafonds',
    dutyFree: 'Franchise entre particuliers',
    messages: 'Messages',
    codes: 'Codes par SMS',
    checks: 'Contrôle des déclarations',
  },
};

export const texts = {
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
  codesHalf:
    '%{sent} des %{most} codes de ce jour sont envoyés. Après le dernier, plus personne ne reçoit de code sur un appareil jamais utilisé. Beaucoup de codes peuvent signifier que quelqu’un en demande au nom d’autres personnes.',
  codesUsed:
    'Les %{most} codes de ce jour sont tous envoyés. Jusqu’au %{at}, plus personne ne reçoit de code sur un appareil jamais utilisé.',
  codesOff:
    'Les codes par SMS sont désactivés : personne ne peut se connecter par un code ni se donner un nouveau mot de passe.',
  noAddress:
    'Les documents n’indiquent aucune adresse où lire les conditions générales, car le serveur ne connaît pas la sienne. À faire régler sur le serveur : %{variable}, par exemple https://example.com.',
  example: 'Exemple : %{number}',
  patternHelp: 'Écrivez {number:6} pour le numéro à six chiffres et {year} pour l’année.',
  whenEmpty: 'Si vide : %{value}',
  quietHelp: 'Pendant ces heures, rien ne part tout seul, à l’heure du pays du destinataire.',
  priceHelp: 'Les prix valent par SMS et ne font qu’estimer le coût d’un message à plusieurs.',
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
  kinds: messageKinds,
};
