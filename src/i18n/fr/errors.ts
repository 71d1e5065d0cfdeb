import type { errors as errorModel, validation as validationModel } from '../en/errors.ts';

export const errors = {
  request: {
    malformed: 'Le serveur n’a pas pu lire cette demande.',
    unknownField: 'La demande cite un champ qui n’existe pas.',
    badValue: 'La demande contient une valeur non autorisée.',
    keyReused: 'Cette demande a déjà été envoyée avec un autre contenu.',
    inProgress: 'Enregistrement déjà en cours. Patientez un instant.',
    tooLarge: 'C’est trop volumineux pour être envoyé.',
    wrongType: 'Ce type de fichier n’est pas accepté.',
    tooMany: 'Trop de tentatives. Patientez un instant.',
  },
  session: {
    missing: 'Veuillez vous connecter.',
    ended: 'Votre session est terminée. Veuillez vous reconnecter.',
    wrongCredentials: 'Téléphone ou mot de passe incorrect',
  },
  access: { denied: 'Votre compte ne le permet pas.' },
  record: {
    notFound: 'Cet élément n’existe plus.',
    stale: 'Quelqu’un d’autre a modifié cet élément entre-temps.',
    inUse: 'Cet élément est encore utilisé ailleurs.',
    duplicate: 'Un élément identique existe déjà.',
    invalid: 'Veuillez vérifier les champs signalés.',
  },
  route: {
    notFound: 'Le serveur ne connaît pas cette adresse.',
    methodNotAllowed: 'Le serveur ne l’autorise pas ici.',
  },
  transition: { forbidden: 'Ce passage n’est pas possible depuis l’étape actuelle.' },
  user: {
    lastAdmin: 'Le dernier administrateur doit rester.',
    oneself: 'Impossible sur votre propre compte.',
  },
  trip: {
    alreadyOpen: 'Ce groupe a déjà un trajet ouvert.',
    closed: 'Ce trajet est terminé.',
  },
  parcel: { kept: 'Un colis pesé ou scanné ne peut pas être retiré.' },
  invoice: {
    issued: 'La facture de cette commande est émise. Annulez-la d’abord.',
    cancelled: 'Ce document ne peut pas être annulé, ou l’est déjà.',
    damaged:
      'Le fichier archivé de cette facture est endommagé. Un administrateur peut le restaurer depuis une sauvegarde.',
    incomplete: 'Il manque à la facture des mentions exigées par la loi.',
  },
  list: {
    tooLong: 'La liste est trop longue pour être affichée en entier. Veuillez la restreindre.',
  },
  quota: {
    reached: 'Ce compte a atteint sa limite journalière. Continuez demain.',
  },
  server: {
    failed: 'Erreur du serveur, veuillez recharger',
    notReady: 'Le serveur démarre. Réessayez dans un instant.',
    diskFull:
      'Le disque du serveur est plein. Rien n’a été enregistré ; prévenez votre administrateur.',
  },
} satisfies typeof errorModel;

export const validation = {
  required: 'Obligatoire',
  tooShort: 'Au moins %{limit} caractères',
  tooLong: 'Au plus %{limit}',
  tooSmall: 'Au moins %{limit}',
  tooLarge: 'Au plus %{limit}',
  pattern: 'Format inattendu',
  notText: 'Doit être un texte',
  notANumber: 'Doit être un nombre',
  notAnInteger: 'Doit être un nombre entier',
  notABoolean: 'Doit être oui ou non',
  notADate: 'Date non valable',
  notADateTime: 'Date et heure non valables',
  notMoney: 'Montant non valable, par exemple 12.50',
  tooManyDecimals: '%{limit} décimales au plus',
  staysTrue: 'Ne peut pas être annulé',
  notAPhone: 'Numéro de téléphone non valable, par exemple +212661234567',
  notAnEmail: 'Adresse e-mail non valable',
  notAUrl: 'Adresse web non valable, par exemple https://example.com',
  notAChoice: 'Ne fait pas partie des choix',
  notAnId: 'Référence non valable',
  notAList: 'Doit être une liste',
  notAnObject: 'Doit être un groupe de valeurs',
  unknownReference: 'Cet élément n’existe pas',
  unknownField: 'Ce champ n’existe pas',
  assignedByServer: 'Seul le serveur fixe cette valeur',
  notWritable: 'Vous ne pouvez pas modifier cette valeur',
  duplicate: 'Déjà pris',
  endsBeforeStart: 'Se termine avant le début',
  cityNotInTour: 'Cette ville ne fait pas partie de la tournée',
  unprintable: 'Contient un caractère non imprimable',
  wrongFileType: 'Ce type de fichier n’est pas accepté ici',
  notAnIban: 'IBAN non valide ; veuillez vérifier la saisie',
  notAVatId: 'Numéro de TVA non valide ; veuillez vérifier la saisie',
  notALeitwegId: 'Leitweg-ID non valide ; veuillez vérifier la saisie',
  notANumberPattern: 'Il faut {number} une fois et {year} au plus une fois',
  unknownVariable: 'Seul %{limit} peut figurer ici entre accolades',
} satisfies typeof validationModel;
