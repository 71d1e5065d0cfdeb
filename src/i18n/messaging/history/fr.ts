import type { MessagingHistoryTexts } from './en.ts';

export const history: MessagingHistoryTexts = {
  title: 'Messages envoyés',
  notStored: {
    title: 'Ce serveur ne garde pas d’historique des messages',
    text: 'Vos messages arrivent quand même. Pour les rouvrir, y chercher et les exporter plus tard, le serveur doit conserver ce qu’il a envoyé.',
  },
  inside: {
    all: 'Rien ne sort d’ici : les messages sont seulement notés.',
    some: '%{channels} : rien ne sort d’ici, les messages sont seulement notés.',
    change: 'Pour les envoyer, définissez ces variables sur le serveur et redémarrez-le :',
  },
  campaigns: {
    search: 'Chercher des messages',
    searchHint: 'Titre ou expéditeur',
    entries: '%{count} message |||| %{count} messages',
    none: 'Rien n’a encore été envoyé',
    noneHint: 'Ce que vous envoyez depuis les listes de commandes reste ici.',
  },
  deliveries: {
    search: 'Chercher des personnes',
    searchHint: 'Nom, numéro ou mots du texte',
    entries: '%{count} message |||| %{count} messages',
    none: 'Aucun message',
    noneHint: 'Chaque message à une personne figure ici, avec ce qu’il est devenu.',
  },
  columns: {
    result: 'Résultat',
    sentOn: 'Envoyé le',
    moment: 'Heure',
    conversation: 'Conversation',
    written: 'Écrit le',
  },
  drivers: {
    log: 'Seulement noté ici',
    twilio: 'Twilio',
    cloud: 'WhatsApp Cloud API',
    webhook: 'Webhook',
  },
  results: {
    seen: 'vu |||| vus',
    delivered: 'distribué |||| distribués',
    sent: 'envoyé |||| envoyés',
    waiting: 'en attente',
    unknown: 'incertain |||| incertains',
    failed: 'échoué |||| échoués',
    skipped: 'laissé de côté |||| laissés de côté',
  },
  resultHints: {
    seen: 'Ouvert par la personne',
    delivered: 'Arrivé sur l’appareil',
    sent: 'Transmis ; l’arrivée n’est pas encore confirmée',
    waiting: 'Reste à envoyer',
    unknown: 'Peut-être arrivé. Il n’est pas renvoyé tout seul',
    failed: 'Certainement pas envoyé. Vous pouvez réessayer',
    skipped: 'Laissé de côté avant l’envoi',
  },
  reached: '%{count} sur %{total} joints',
  reasons: {
    noConsent: {
      why: 'Pas de consentement à la publicité',
      help: 'Demandez à la personne et cochez le canal dans sa fiche dès qu’elle accepte.',
    },
    optedOut: {
      why: 'A arrêté les messages',
      help: 'La personne a envoyé un mot d’arrêt sur ce canal. Appelez-la ou écrivez dans le chat.',
    },
    blocked: {
      why: 'Client bloqué',
      help: 'Réactivez d’abord sa fiche s’il peut de nouveau recevoir des messages.',
    },
    noPhone: {
      why: 'Pas de numéro',
      help: 'Ajoutez un numéro de mobile à la fiche.',
    },
    notMobile: {
      why: 'Pas un numéro de mobile',
      help: 'Une ligne fixe ne reçoit pas de SMS. Demandez un numéro de mobile.',
    },
    notReachable: {
      why: 'Injoignable sur ces canaux',
      help: 'Choisissez un autre canal ou appelez.',
    },
    noText: {
      why: 'Pas de texte dans sa langue',
      help: 'Ajoutez cette langue au modèle.',
    },
    missingValue: {
      why: 'Il manque une valeur pour le texte',
      help: 'Complétez la commande ou la fiche du client, puis renvoyez.',
    },
    noOrder: {
      why: 'Aucune commande concernée',
      help: 'Le texte parle d’une commande, mais aucune n’est ouverte.',
    },
    stopped: {
      why: 'Arrêté à la main',
      help: 'L’envoi a été arrêté avant ce message.',
    },
    refused: {
      why: 'Refusé par le prestataire',
      help: 'Sa réponse dit pourquoi. Corrigez cela, puis réessayez.',
    },
    notReached: {
      why: 'Prestataire injoignable',
      help: 'La connexion a échoué plusieurs fois. Réessayez plus tard.',
    },
    undelivered: {
      why: 'Pas arrivé sur le téléphone',
      help: 'Le téléphone est peut-être éteint ou le numéro abandonné. Réessayez ou appelez.',
    },
    invalidNumber: {
      why: 'Ce numéro n’existe pas',
      help: 'Corrigez le numéro dans la fiche, puis renvoyez.',
    },
    windowClosed: {
      why: 'Dernière réponse il y a plus de 24 heures',
      help: 'WhatsApp n’accepte alors que des modèles approuvés. Donnez au modèle son nom WhatsApp.',
    },
    noAnswer: {
      why: 'Le prestataire n’a pas répondu',
      help: 'Il est peut-être arrivé. Demandez à la personne avant d’écrire de nouveau.',
    },
    neverArrived: {
      why: 'Jamais arrivé chez le prestataire',
      help: 'Il n’a certainement pas été envoyé. Vous pouvez réessayer.',
    },
    interrupted: {
      why: 'Interrompu pendant l’envoi',
      help: 'Il est peut-être arrivé. Demandez à la personne avant d’écrire de nouveau.',
    },
    expired: {
      why: 'Trop tard pour l’envoi',
      help: 'Il a attendu jusqu’à ne plus avoir de sens. Écrivez-en un nouveau.',
    },
    notSetUp: {
      why: 'Canal non configuré',
      help: 'L’administrateur configure le prestataire dans les réglages du serveur.',
    },
    authorLeft: {
      why: 'Auteur parti du bureau',
      help: 'La personne qui l’a planifié n’écrit plus pour le bureau. Réessayez les échecs : ils partent en votre nom.',
    },
    failedHere: {
      why: 'Échec sur notre serveur',
      help: 'Réessayez. Si cela échoue encore, prévenez l’administrateur.',
    },
  },
  delivery: { title: 'Message' },
  toConversation: 'Conversation avec %{name}',
  page: {
    title: 'Message envoyé',
    by: 'par',
    segments: '%{count} partie de SMS |||| %{count} parties de SMS',
    progress: '%{done} sur %{total} traités',
    results: 'N’afficher que les personnes avec ce résultat',
    languages: 'Langues du texte',
    gif: 'Animation',
    showFile: 'Afficher',
    openFile: 'Enregistrer le fichier',
  },
  retry: {
    label: 'Réessayer les échecs',
    title: 'Réessayer les échecs ?',
    question:
      '%{count} personne reçoit ce message maintenant, à son numéro actuel, sauf si elle a refusé ces messages ou a été bloquée. |||| %{count} personnes reçoivent ce message maintenant, à leurs numéros actuels. Celles qui ont refusé ces messages ou ont été bloquées sont laissées de côté.',
    confirm: 'Réessayer',
    done: 'Nouvel envoi en cours.',
  },
  stop: {
    label: 'Arrêter',
    title: 'Arrêter l’envoi ?',
    question:
      '%{count} message ne sera pas envoyé. Ce qui est parti ne peut pas être repris. |||| %{count} messages ne seront pas envoyés. Ce qui est parti ne peut pas être repris.',
    confirm: 'Arrêter',
    done: 'Arrêté.',
  },
  about: {
    none: 'Pas encore de messages.',
    all: 'Tous les messages',
  },
};
