import { common } from '../common/fr.ts';
import { documentTexts } from '../documents/fr.ts';
import { byEditor, byKind } from '../joined-texts.ts';
import { isolated } from '../languages.ts';
import { entrance, session } from '../login/fr.ts';
import { ra } from '../react-admin/fr.ts';
import { stages } from '../stages/fr.ts';
import { stageTexts } from '../stages/stage-texts.ts';
import type { FrontMessages } from './en.ts';

const shell = {
  menu: {
    only: 'Afficher seulement : %{name}',
    label: 'Menu principal',
    overview: 'Vue d’ensemble',
    toMorocco: 'Vers le Maroc',
    ...stageTexts(stages, 'name'),
    fromMorocco: 'Depuis le Maroc',
    bin: 'Corbeille',
    ...byEditor(documentTexts, 'list', 'menu'),
    chat: 'Chat',
    campaigns: 'Messages envoyés',
    outbox: 'Boîte d’envoi',
    scan: 'Scanner les colis',
    resources: 'Ressources',
    unread:
      '%{name}, %{smart_count} conversation non lue |||| %{name}, %{smart_count} conversations non lues',
    arrange: 'Organiser le menu',
    arranged: 'Terminé',
    logout: 'Se déconnecter',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    expand: 'Élargir le menu',
    collapse: 'Réduire le menu',
    sections: {
      operations: 'Exploitation',
      documents: 'Documents',
      customers: 'Tournées et clients',
      messages: 'Messages',
      content: 'Contenus',
      settings: 'Réglages',
      favourites: 'Favoris',
    },
  },
  bar: {
    language: entrance.language,
    theme: 'Apparence',
    themes: { light: 'Clair', dark: 'Sombre', system: 'Comme cet appareil' },
    search: 'Rechercher',
    refresh: 'Actualiser',
    account: 'Compte',
    readNotices: 'Notifications « … affiché »',
    notices: 'Notifications',
    shortcuts: 'Raccourcis clavier',
    security: 'Sécurité',
    toRows: 'Aller à la liste',
  },
  confirm: {
    confirm: 'Valider',
    cancel: 'Annuler',
  },
  logout: {
    title: 'Se déconnecter et abandonner ?',
    text: 'La déconnexion efface tout ce qui est enregistré sur cet appareil. Ceci n’existe nulle part ailleurs :',
    drafts: 'Saisies non enregistrées',
    messages: 'Messages non envoyés',
    views: 'Vues enregistrées',
    stay: 'Rester',
    discard: 'Se déconnecter et abandonner',
    of: {
      newOrder: 'Nouvelle commande',
      order: 'Commande',
      ...byKind(documentTexts, 'draft'),
      message: 'Message',
    },
  },
  loading: {
    label: 'Chargement',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette route s’arrête au bord de l’eau. La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    picture: 'Un pont qui s’interrompt au milieu du détroit',
    back: 'Retour',
  },
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur est survenue sur cette page. Vos données enregistrées ne sont pas touchées.',
    details: 'Détails pour l’assistance',
  },
  viewing: {
    line: 'Vous voyez le produit comme %{name}, sans rien modifier.',
    leave: 'Revenir à ma session',
  },
  connection: {
    lost: 'Pas de connexion.',
    lostSince: 'Pas de connexion. Vous voyez ce qui a été lu en dernier, à %{time}.',
    lostOn: 'Pas de connexion. Vous voyez ce qui a été lu en dernier, le %{date}.',
    asOf: 'État à %{time}, actualisation en cours',
    asOfDate: 'État du %{date}, actualisation en cours',
    title: 'Cette partie du programme n’a pas pu être chargée',
    asking: 'Appel du serveur …',
    unreachable:
      'Le serveur est injoignable. Ce que vous avez enregistré est en sécurité. La page s’ouvrira d’elle-même dès le retour de la connexion.',
    answering: 'Le serveur répond. Rechargez la page pour continuer.',
  },
  overview: {
    stages: 'Commandes par étape',
    unpaid: '%{count} impayée |||| %{count} impayées',
    unverified: '%{count} à vérifier',
    trips: 'Voyages en cours',
    noTrip: 'Aucun voyage ouvert',
    records: 'En bref',
    blocked: '%{count} bloqué |||| %{count} bloqués',
    open: '%{count} ouverte |||| %{count} ouvertes',
    unavailable: 'Ce chiffre n’a pas pu être chargé',
  },
} satisfies FrontMessages['shell'];

const notice = {
  line: {
    needed: 'Connexion nécessaire',
    notSent: 'Une des entrées n’est pas encore envoyée. Envoyez-la d’abord.',
    stored: 'Pas encore envoyé : l’envoi se fera au retour de la connexion',
  },
  server: {
    reload: 'Erreur du serveur, veuillez recharger',
    error: 'Erreur du serveur',
  },
  session: {
    connected: 'Vous êtes connecté',
    incorrect: 'Téléphone ou mot de passe incorrect',
    passwordChanged: 'Mot de passe modifié',
  },
  recovery: {
    requestFailed: 'Erreur du serveur',
    verifyFailed: 'Erreur du serveur',
    noUser: 'Aucun utilisateur avec ce téléphone',
    checkCode: 'Vérifiez le code de confirmation',
  },
  orders: {
    switched: 'Commandes déplacées',
    verified: 'Commandes vérifiées',
    deleted: 'Commandes supprimées',
    fetched: 'Commandes vers le Maroc affichées',
    trackingFetched: 'Commandes vers le Maroc affichées',
  },
  bin: {
    restored: 'Commandes restaurées',
    erased: 'Commandes retirées définitivement',
    emptied: 'Corbeille vidée',
  },
  bulk: {
    partly: 'Commandes traitées : %{done} sur %{total}',
    verificationWithdrawn: 'Vérification annulée',
    takenBack: '%{smart_count} commande rétablie |||| %{smart_count} commandes rétablies',
    waiting: 'Notifications en attente (personnes : %{smart_count})',
  },
  documents: { sent: 'Facture envoyée' },
  ...byEditor(documentTexts, 'list', 'notices'),
  trips: {
    updated: 'Voyage mis à jour',
    createGroup: 'Créer le groupe',
    created: 'Groupe %{name} créé',
  },
  messages: {
    sent: 'Message envoyé',
    nothingSelected: 'Sélectionnez d’abord les commandes dont vous voulez écrire aux clients.',
    smsSent: 'SMS envoyé avec succès',
  },
  exports: {
    lacks:
      "%{smart_count} commande sélectionnée n'existe plus et manque dans le fichier. |||| %{smart_count} commandes sélectionnées n'existent plus et manquent dans le fichier.",
  },
} satisfies FrontMessages['notice'];

const errors = {
  request: {
    malformed: 'Le serveur n’a pas pu lire cette demande.',
    unknownField: 'La demande cite un champ qui n’existe pas.',
    badValue: 'La demande contient une valeur non autorisée.',
    keyReused: 'Cette demande a déjà été envoyée avec un autre contenu.',
    inProgress: 'Enregistrement déjà en cours. Patientez un instant.',
    tooLarge: 'C’est trop volumineux pour être envoyé.',
    tooSlow: 'L’envoi a duré trop longtemps. Veuillez réessayer.',
    wrongType: 'Ce type de fichier n’est pas accepté.',
    tooMany: 'Trop de tentatives. Patientez un instant.',
  },
  session: {
    missing: 'Veuillez vous connecter.',
    ended: 'Votre session est terminée. Veuillez vous reconnecter.',
    wrongCredentials: 'Téléphone ou mot de passe incorrect',
    wrongCode: 'Ce code est faux ou n’est plus valable.',
    secondFactor: 'Le mot de passe est juste. Il faut aussi un second facteur.',
    wrongFactor: 'C’est faux, ou déjà utilisé.',
    ticketEnded: 'Cela a pris trop de temps ou a échoué trop souvent. Reconnectez-vous.',
    factorDue: 'Configurez d’abord un second facteur.',
    viewOnly: 'Vous regardez comme quelqu’un d’autre : rien n’est modifié.',
    lastFactor: 'Votre rôle exige un second facteur. Configurez-en d’abord un autre.',
    codesOff: 'Aucun code n’est envoyé en ce moment. Veuillez appeler le bureau.',
  },
  access: { denied: 'Votre compte ne le permet pas.' },
  record: {
    notFound: 'Cet élément n’existe plus.',
    stale: 'Cet élément a été modifié entre-temps.',
    inUse: 'Cet élément est encore utilisé ailleurs.',
    duplicate: 'Un élément identique existe déjà.',
    rejected: 'Une règle de l’entreprise ne le permet pas.',
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
    alreadyOpen: 'Ce groupe a déjà un voyage ouvert.',
    closed: 'Ce voyage est terminé.',
  },
  appointment: {
    full: 'Toutes les places de ce rendez-vous sont prises.',
    closed: 'Ce rendez-vous ne peut plus être réservé ni annulé.',
  },
  parcel: { kept: 'Un colis pesé ou scanné ne peut pas être retiré.' },
  invoice: {
    issued: 'La facture de cette commande est établie. Établissez d’abord un avoir.',
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
  message: {
    noTemplate: 'Il n’y a pas de modèle pour cela. Créez-en un d’abord, ou choisissez-en un.',
    noNumber: 'Ce numéro ne peut pas recevoir de tels messages.',
    optedOut: 'Le client ne veut plus de messages par ce canal.',
    notEditable:
      'Ce message ne peut pas être modifié : seuls les textes restés dans le chat peuvent l’être.',
    tooLateToEdit: 'Un message ne peut être modifié que pendant une minute.',
    windowClosed:
      'WhatsApp n’accepte plus que les modèles approuvés. Répondez par SMS ou dans le chat.',
  },
  preferences: {
    full: 'Impossible d’enregistrer d’autres vues et colonnes. Supprimez d’abord quelques vues enregistrées.',
  },
  server: {
    failed: 'Erreur du serveur, veuillez recharger',
    notReady: 'Le serveur démarre. Réessayez dans un instant.',
    diskFull:
      'Le disque du serveur est plein. Rien n’a été enregistré ; prévenez votre administrateur.',
  },
} satisfies FrontMessages['errors'];

const validation = {
  required: 'Obligatoire',
  tooShort: 'Au moins %{limit} caractères',
  tooLong: 'Au plus %{limit} caractères',
  tooSmall: 'Au moins %{limit}',
  tooLarge: 'Au plus %{limit}',
  pattern: 'Format inattendu',
  notText: 'Doit être un texte',
  notANumber: 'Doit être un nombre',
  notAnInteger: 'Doit être un nombre entier',
  notABoolean: 'Doit être oui ou non',
  notADate: 'Date non valable',
  notADateTime: 'Date et heure non valables',
  notMoney: 'Montant non valable, par exemple 12,50',
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
  wrongPassword: 'Ce n’est pas votre mot de passe actuel',
  wrongFactor: 'Faux, ou déjà utilisé',
  tooCommon: 'Trop facile à deviner. Choisissez un autre mot de passe',
  unprintable: 'Contient un caractère non imprimable',
  notOnPaper: 'Aucune police des documents ne contient %{limit}',
  wrongFileType: 'Ce type de fichier n’est pas accepté ici',
  notAnIban: 'IBAN non valide ; veuillez vérifier la saisie',
  notAVatId: 'Numéro de TVA non valide ; veuillez vérifier la saisie',
  notALeitwegId: 'Leitweg-ID non valide ; veuillez vérifier la saisie',
  notAnHsCode: 'Ce n’est pas un code SH : six chiffres, par exemple 610910',
  notACountry: 'Ce n’est pas un pays ; veuillez en choisir un',
  notAnIdNumber: 'Ce n’est pas un numéro de pièce d’identité : 4 à 20 lettres et chiffres',
  notACin: 'Ce n’est pas un numéro de CIN marocaine, par exemple AB123456',
  notANumberPattern: 'Il faut {number} une fois et {year} au plus une fois',
  noMessages: 'Aucun message ne peut aller à ce numéro',
  notFilled: '%{found} n’est pas rempli ici et partirait tel quel. Écrivez ce qui est voulu.',
  own: 'Non autorisé',
  unknownVariable: `${isolated('%{found}')} ne correspond à rien. Seuls peuvent figurer ici entre accolades : %{limit}`,
} satisfies FrontMessages['validation'];

export const front = {
  ra,
  common,
  shell,
  session,
  notice,
  errors,
  validation,
} satisfies FrontMessages;
