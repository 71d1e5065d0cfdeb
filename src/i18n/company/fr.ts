import { channelTexts } from '../channels/fr.ts';
import { priceLabels } from '../channels/texts-of-channels.ts';

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
    stornoPattern: 'Modèle des numéros d’avoir',
    paymentDays: 'Délai de paiement en jours',
    limits: 'Plafonds',
    'limits.compensation': 'Indemnité maximale en cas de perte ou de dommage',
    'limits.declaredToMorocco': 'Valeur déclarée, vers le Maroc',
    'limits.declaredFromMorocco': 'Valeur déclarée, depuis le Maroc',
    'limits.smallInvoice': 'Facture simplifiée jusqu’à',
    dutyFree: 'Franchise entre particuliers',
    'dutyFree.toMorocco': 'Cadeaux vers le Maroc',
    'dutyFree.dirhamsPerEuro': 'Dirhams pour un euro',
    'dutyFree.toMoroccoSource': 'Source, vers le Maroc',
    'dutyFree.fromMorocco': 'Cadeaux vers l’UE',
    'dutyFree.fromMoroccoSource': 'Source, vers l’UE',
    messages: 'Messages',
    'messages.quietFrom': 'Silence à partir de',
    'messages.quietUntil': 'Silence jusqu’à',
    'messages.noticeDelay': 'Minutes avant l’envoi d’une notification',
    'messages.reminderTemplate': 'Rappel des rendez-vous',
    'messages.movedTemplate': 'Message de rendez-vous déplacé',
    ...priceLabels(channelTexts),
    codes: 'Codes par SMS',
    'codes.sending': 'Envoyer des codes par SMS',
    'codes.perDay': 'Codes par jour au plus',
    'codes.adminRecovery': 'Nouveau mot de passe d’un administrateur',
    retention: 'Données personnelles',
    'retention.identityDays': 'Photos des pièces d’identité : jours après le voyage',
    'retention.messageMonths': 'Messages du chat : mois',
    'retention.sentMonths': 'SMS et messages envoyés : mois',
    'retention.customerYears': 'Clients sans contact : années',
    'retention.importDays': 'Lignes des tableaux importés : jours',
    'retention.binDays': 'Commandes dans la corbeille : jours',
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
    tax: 'Fiscalité',
    bank: 'Compte bancaire',
    contact: 'Contact',
    numbers: 'Numéros des documents',
    limits: 'Plafonds',
    dutyFree: 'Franchise entre particuliers',
    messages: 'Messages',
    codes: 'Codes par SMS',
    retention: 'Données personnelles',
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
  missing: 'Aucune facture ne peut encore être établie. Il manque :',
  codesHalf:
    '%{sent} des %{most} codes de ce jour sont envoyés. Après le dernier, plus personne ne reçoit de code sur un appareil jamais utilisé. Beaucoup de codes peuvent signifier que quelqu’un en demande au nom d’autres personnes.',
  codesUsed:
    'Les %{most} codes de ce jour sont tous envoyés. Jusqu’au %{at}, plus personne ne reçoit de code sur un appareil jamais utilisé.',
  codesOff:
    'Les codes par SMS sont désactivés : personne ne peut se connecter par un code ni se donner un nouveau mot de passe.',
  setup: 'Mise en route, étape par étape',
  noAddress:
    'Les documents n’indiquent aucune adresse où lire les conditions générales, car le serveur ne connaît pas la sienne. À faire régler sur le serveur : %{variable}, par exemple https://example.com.',
  example: 'Exemple : %{number}',
  patternHelp: 'Écrivez {number:6} pour le numéro à six chiffres et {year} pour l’année.',
  whenEmpty: 'Si vide : %{value}',
  quietHelp: 'Pendant ces heures, rien ne part tout seul, à l’heure du pays du destinataire.',
  priceHelp: 'Les prix valent par SMS et ne font qu’estimer le coût d’un message à plusieurs.',
  retention: {
    none: 'Aucun délai n’est encore écoulé. Après l’enregistrement, tout délai écoulé entraîne une suppression automatique, chaque heure.',
    bounds: 'Nombres entiers possibles : de %{min} à %{max}.',
    last: 'Dernière suppression le %{date} : %{count}',
    runs: 'Dernières suppressions automatiques',
    when: 'Quand',
    what: 'Quoi',
    howMany: 'Nombre',
    kinds: {
      identity: 'Photos des pièces d’identité',
      messages: 'Messages du chat',
      sent: 'Messages envoyés',
      customers: 'Clients sans contact',
      imports: 'Tableaux importés',
      bin: 'Commandes dans la corbeille',
      invoicesOfErased: 'Factures de clients effacés',
    },
    open: '%{smart_count} autre client a une commande en cours ou impayée et reste jusqu’à ce qu’elle soit réglée. |||| %{smart_count} autres clients ont une commande en cours ou impayée et restent jusqu’à ce qu’elle soit réglée.',
    demanded:
      '%{smart_count} autre message sur des commandes reste, car la loi exige encore de le conserver. |||| %{smart_count} autres messages sur des commandes restent, car la loi exige encore de les conserver.',
    identity: {
      stored:
        'Sans nombre, elles sont gardées. %{smart_count} commande terminée a des photos. |||| Sans nombre, elles sont gardées. %{smart_count} commandes terminées ont des photos.',
      due: 'Délai écoulé pour %{smart_count} commande : ses photos sont supprimées pour de bon dans l’heure qui suit l’enregistrement. |||| Délai écoulé pour %{smart_count} commandes : leurs photos sont supprimées pour de bon dans l’heure qui suit l’enregistrement.',
    },
    messages: {
      stored:
        'Sans nombre, ils sont gardés. %{smart_count} message est stocké. |||| Sans nombre, ils sont gardés. %{smart_count} messages sont stockés.',
      due: 'Délai écoulé pour %{smart_count} message : il est supprimé pour de bon, avec son fichier, dans l’heure qui suit l’enregistrement. |||| Délai écoulé pour %{smart_count} messages : ils sont supprimés pour de bon, avec leurs fichiers, dans l’heure qui suit l’enregistrement.',
      law: 'Au moins 84 : la loi exige de conserver les lettres commerciales six ans après la fin de leur année (§ 257 HGB).',
    },
    sent: {
      stored:
        'Sans nombre, ils sont gardés. %{smart_count} message envoyé est stocké. |||| Sans nombre, ils sont gardés. %{smart_count} messages envoyés sont stockés.',
      due: 'Délai écoulé pour %{smart_count} message envoyé : son texte et son destinataire sont supprimés pour de bon dans l’heure qui suit l’enregistrement. |||| Délai écoulé pour %{smart_count} messages envoyés : leurs textes et leurs destinataires sont supprimés pour de bon dans l’heure qui suit l’enregistrement.',
      law: 'La publicité et les codes sont supprimés après ce délai. Ce qui a été écrit sur des commandes reste au moins six ans après la fin de son année (§ 257 HGB).',
    },
    customers: {
      stored:
        'Sans nombre, ils sont gardés. Il y a %{smart_count} client. |||| Sans nombre, ils sont gardés. Il y a %{smart_count} clients.',
      due: 'Délai écoulé pour %{smart_count} client : il est effacé avec ses commandes et ses messages dans l’heure qui suit l’enregistrement. |||| Délai écoulé pour %{smart_count} clients : ils sont effacés avec leurs commandes et leurs messages dans l’heure qui suit l’enregistrement.',
      law: 'Sans commande, réservation, message ni connexion pendant ce temps. Au moins 7 ans, car leurs lettres sont supprimées aussi (§ 257 HGB). Les factures établies restent aussi longtemps que la loi exige de les conserver.',
    },
    imports: {
      due: 'Délai écoulé pour %{smart_count} tableau : ses lignes sont supprimées pour de bon dans l’heure qui suit l’enregistrement, et l’importation ne peut plus être annulée. |||| Délai écoulé pour %{smart_count} tableaux : leurs lignes sont supprimées pour de bon dans l’heure qui suit l’enregistrement, et les importations ne peuvent plus être annulées.',
    },
    bin: {
      due: 'Délai écoulé pour %{smart_count} commande : elle est supprimée pour de bon dans l’heure qui suit l’enregistrement. |||| Délai écoulé pour %{smart_count} commandes : elles sont supprimées pour de bon dans l’heure qui suit l’enregistrement.',
    },
  },
  wordsHelp:
    'Des mots séparés par des espaces. Une liste laissée vide redevient celle qui a été livrée.',
  text: {
    advice:
      'Les phrases livrées sont les nôtres et ne constituent pas un conseil juridique. L’avocat du propriétaire doit les confirmer.',
    frozen: 'Les documents déjà établis gardent la version avec laquelle ils ont été imprimés.',
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
