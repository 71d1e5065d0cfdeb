import { documentTexts } from '../documents/fr.ts';
import { byEditor, removals } from '../joined-texts.ts';
import { stageActions, stages } from '../stages/fr.ts';
import { bulkTexts, stageTexts } from '../stages/stage-texts.ts';
import type { OrdersTexts, OrderToolsTexts } from './en.ts';

export const orders: OrdersTexts = {
  columns: {
    deletedAt: 'Supprimée le',
    deletedBy: 'Supprimée par',
    daysLeft: 'Récupérable',
    actions: 'Actions',
    companyKey: 'Clé société',
    senderPhone: 'Téléphone',
    zip: 'CP',
    registeredCity: 'Inscrit pour',
    recipientPhone: 'Téléphone',
    sender: 'Expéditeur',
    city: 'Ville',
    tour: 'Tournée',
    recipient: 'Destinataire',
    destination: 'Destination',
    packages: 'Colis',
    weight: 'Poids',
    state: 'Statut',
    received: 'Reçue le',
    code: 'Code',
    identity: 'Pièce',
  },
  list: {
    add: 'Ajouter une commande',
    search: 'Rechercher',
    searchHint: 'Nom, téléphone, code ou ville',
    routeOrder: 'Villes dans l’ordre du parcours',
    count: '%{smart_count} commande |||| %{smart_count} commandes',
    parcels: '%{smart_count} colis |||| %{smart_count} colis',
    selected: '%{smart_count} sélectionnée |||| %{smart_count} sélectionnées',
    selectAll: 'Sélectionner les %{total}',
    selectPage: 'Sélectionner toutes les commandes de la page',
    selectOrder: 'Sélectionner la commande de %{name}, %{code}',
    unselect: 'Annuler la sélection',
    actions: 'Actions sur les commandes sélectionnées',
  },
  empty: {
    title: 'Aucune commande',
    ...stageTexts(stages, 'empty'),
    ToDu: 'Les commandes venant du Maroc apparaissent ici.',
    bin: 'Les commandes supprimées restent ici un certain temps et peuvent être restaurées.',
    ...byEditor(documentTexts, 'list', 'empty'),
    filtered: 'Aucune commande ne répond à la recherche et aux filtres.',
  },
  flags: {
    only: 'Afficher seulement : %{flag}',
    paid: 'Payée',
    unpaid: 'Non payée',
    verified: 'Vérifiée',
    unverified: 'Non vérifiée',
    identity: 'Pièce d’identité complète',
    noIdentity: 'Pièce d’identité manquante',
  },
  /** What was paid, and how. */
  payments: {
    pay: 'Payée',
    unpay: 'Non payée',
    note: 'Date et mode de règlement',
    running: 'Enregistrement des règlements',
    change: 'Modifier',
    done: {
      cash: 'Payée en espèces : %{smart_count} commande |||| Payées en espèces : %{smart_count} commandes',
      transfer:
        'Payée par virement : %{smart_count} commande |||| Payées par virement : %{smart_count} commandes',
      card: 'Payée par carte : %{smart_count} commande |||| Payées par carte : %{smart_count} commandes',
      morocco:
        'Payée au Maroc : %{smart_count} commande |||| Payées au Maroc : %{smart_count} commandes',
      paypal:
        'Payée par PayPal : %{smart_count} commande |||| Payées par PayPal : %{smart_count} commandes',
    },
    paid: 'Payée : %{smart_count} commande |||| Payées : %{smart_count} commandes',
    unpaid: 'Non payée : %{smart_count} commande |||| Non payées : %{smart_count} commandes',
    withoutPrice:
      'Payée sans prix : %{smart_count} commande |||| Payées sans prix : %{smart_count} commandes',
    addPrice: 'Saisir le prix',
    takenBack: 'Règlement comme avant',
    yesterday: 'Hier',
    today: 'Aujourd’hui',
    later: 'Ce jour est encore à venir.',
  },
  /** The parts of a list that are one click away. */
  tabs: {
    today: 'Aujourd’hui',
    noIdentity: 'Sans pièce d’identité',
    unpaid: 'Non payées',
    notWeighed: 'Non pesées',
    departing: 'Au départ',
  },
  filters: {
    lacks: {
      label: 'Il manque',
      identity: 'Pièce d’identité',
      weight: 'Poids',
      price: 'Prix',
      weightOrPrice: 'Poids ou prix',
    },
    paid: 'Paiement',
    verified: 'Vérification',
    delivery: 'Livraison',
    deliveries: {
      handover: 'En main propre',
      branch: 'Retrait en agence',
      home: 'Livraison à domicile',
    },
  },
  /** Bulk actions while they run and after, and the keys of the table. */
  run: {
    stopping: 'Arrêt en cours : ce qui est commencé se termine, rien d’autre ne commence.',
    reportStopped: '%{done} sur %{total} traitées.',
    notBegun:
      'Non commencée et inchangée, %{smart_count} commande : |||| Non commencées et inchangées, %{smart_count} commandes :',
    showDone: '%{smart_count} commande traitée |||| %{smart_count} commandes traitées',
    undoDone: 'Annuler la commande traitée |||| Annuler les %{smart_count} traitées',
    sessionEnded:
      'Rien de plus n’a été envoyé. Reconnectez-vous et terminez le reste ; ce qui est traité n’est plus dans cette liste.',
    notInBin: 'n’est plus dans la corbeille',
    leave: {
      title: 'Quitter pendant que des commandes sont modifiées ?',
      text: 'Ce qui est commencé se termine. Le reste n’est pas commencé et demeure tel quel.',
    },
    keys: 'Les flèches passent d’une commande à l’autre, la barre d’espace sélectionne, avec Maj plusieurs à la suite. Entrée ouvre une commande, Suppr demande sa suppression. La touche de menu, ou Maj+F10, ouvre les actions d’une ligne. Les flèches latérales mènent aux boutons d’une ligne, Échap en fait sortir. Ctrl et A sélectionnent toutes les lignes de la page, Échap annule la sélection.',
    menuOf: 'Ce qui peut être fait avec %{name}',
  },
  messages: {
    label: 'SMS / WhatsApp',
    column: 'SMS',
    result: 'Voir le résultat',
    generate: 'Générer le SMS',
    generateOf: 'Générer le SMS pour %{code}',
    failed: 'SMS non envoyé : %{reason}',
  },
  bulk: {
    sendMessages: { label: 'Envoyer des messages' },
    ...bulkTexts(stageActions),
    verify: {
      label: 'Vérifier',
      title: 'Vérifier les commandes ?',
      question:
        '%{smart_count} commande est marquée comme vérifiée, ce qui ouvre sa facture. |||| %{smart_count} commandes sont marquées comme vérifiées, ce qui ouvre leurs factures.',
      running: 'Vérification',
    },
    withdrawVerification: {
      label: 'Annuler la vérification',
      title: 'Annuler la vérification ?',
      question:
        '%{smart_count} commande n’est plus marquée comme vérifiée. |||| %{smart_count} commandes ne sont plus marquées comme vérifiées.',
      running: 'Annulation de la vérification',
    },
    delete: {
      label: 'Supprimer',
      title: 'Supprimer les commandes ?',
      question:
        '%{smart_count} commande est supprimée. |||| %{smart_count} commandes sont supprimées.',
      running: 'Suppression',
    },
    ...removals(documentTexts),
    restore: {
      label: 'Restaurer',
      title: 'Restaurer les commandes ?',
      question:
        '%{smart_count} commande revient là où elle était, avec ses documents. |||| %{smart_count} commandes reviennent là où elles étaient, avec leurs documents.',
      running: 'Restauration',
    },
    erase: {
      label: 'Retirer définitivement',
      title: 'Retirer définitivement ?',
      question:
        '%{smart_count} commande est retirée définitivement, avec ses pièces d’identité. C’est irréversible. Une facture établie reste. |||| %{smart_count} commandes sont retirées définitivement, avec leurs pièces d’identité. C’est irréversible. Les factures établies restent.',
      running: 'Retrait définitif',
    },
    more: 'et %{smart_count} autre |||| et %{smart_count} autres',
    left: '%{smart_count} commande sélectionnée a quitté cette liste entre-temps et n’est pas touchée. |||| %{smart_count} commandes sélectionnées ont quitté cette liste entre-temps et ne sont pas touchées.',
    nothingLeft: 'Les commandes sélectionnées ont quitté cette liste entre-temps.',
    alreadyVerified:
      '%{smart_count} commande sélectionnée est déjà vérifiée. |||| %{smart_count} commandes sélectionnées sont déjà vérifiées.',
    report: '%{done} sur %{total} traitées. Ces commandes n’ont pas été modifiées :',
    stillSelected: 'Les commandes encore dans cette liste restent sélectionnées.',
    reasons: {
      moved: 'a été déplacée entre-temps',
      deleted: 'a déjà été supprimée',
      unreachable: 'le serveur n’a pas répondu',
    },
  },
  bin: {
    daysLeft: 'encore %{smart_count} jour |||| encore %{smart_count} jours',
    empty: 'Vider la corbeille',
    emptyTitle: 'Vider la corbeille ?',
    emptyCount:
      '%{smart_count} commande est retirée définitivement. |||| %{smart_count} commandes sont retirées définitivement.',
    forGood:
      'Leurs pièces d’identité partent avec elles. C’est irréversible. Les factures établies restent.',
  },
  warnings: {
    intro: 'Tout n’est pas prêt :',
    count: '%{warning} : %{count} sur %{total}',
    unverified: 'Non vérifiée',
    unpaid: 'Non payée',
    withoutIdentity: 'Pièce d’identité manquante',
    withoutLabel: 'Sans étiquette',
    sides: { front: 'recto manquant', back: 'verso manquant', both: 'recto et verso manquants' },
  },
  deletion: {
    ...byEditor(documentTexts, 'list', 'deletion'),
    documents: 'Retirées aussi des listes de documents : %{documents}.',
    invoices: 'La facture établie reste. |||| Les %{smart_count} factures établies restent.',
    invoicesUnknown:
      'Impossible de savoir si des factures ont été établies. Celles qui l’ont été restent.',
    bin: 'Peut être restauré depuis la corbeille pendant %{smart_count} jour. |||| Peut être restauré depuis la corbeille pendant %{smart_count} jours.',
    forGood: 'C’est irréversible.',
  },
  group: {
    create: 'Créer le groupe',
    missing: 'Le groupe %{name} n’existe pas encore',
    explanation: {
      A: 'Les commandes vers le Maroc voyagent dans le groupe A. Créez-le pour ouvrir cette liste.',
      B: 'Les commandes venant du Maroc voyagent dans le groupe B. Créez-le pour ouvrir cette liste.',
      warehouse:
        'L’entrepôt s’ouvre dès qu’il existe un groupe B, le voyage depuis le Maroc. Ses propres commandes partent vers le Maroc dans le groupe A : elles sont toutes conservées et s’affichent dès que le groupe B est créé.',
    },
    picture: 'Une camionnette qui attend ses premiers colis',
  },
  steps: {
    label: 'Où en est le voyage',
    current: 'Étape %{step} sur %{count}',
    finished: 'Terminé',
    deposit: 'Dépôt des colis',
    fire: 'Départ des colis',
    france: 'Traversée de la France',
    spain: 'Traversée de l’Espagne',
    clearance: 'Dédouanement',
    morocco: 'Arrivée au Maroc',
    distribution: 'Distribution',
  },
  identity: {
    action: 'Contrôle d’identité',
    actionOf: 'Contrôle d’identité de %{name}',
    missingFiles: 'Le contrôle d’identité demande les deux faces de la pièce',
    title: 'Pièce d’identité de %{name}',
    loading: 'Pièce d’identité',
    front: 'Recto',
    back: 'Verso',
    frontOf: 'Recto de la pièce d’identité de %{name}',
    backOf: 'Verso de la pièce d’identité de %{name}',
    missing: 'Cette face manque',
    unreadable: 'Cette face n’a pas pu être chargée',
    notFound: 'Cette commande n’existe pas',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    reset: 'Ajuster au cadre',
  },
};

export const orderTools: OrderToolsTexts = {
  filters: {
    with: 'Avec',
    without: 'Sans',
    identity: {
      complete: 'Les deux côtés présents',
      noFront: 'Recto manquant',
      noBack: 'Verso manquant',
    },
  },
  codes: {
    open: 'Codes',
    title: 'Afficher ces codes',
    input: 'Scanner ou coller des codes',
    hint: 'Séparés par des espaces, virgules, points-virgules ou lignes. Entrée les ajoute.',
    add: 'Ajouter',
    tooMany: 'Au plus %{most} codes à la fois. Le reste demeure dans le champ.',
    count: '%{smart_count} code |||| %{smart_count} codes',
    remove: 'Retirer le code %{code}',
    removeAll: 'Retirer tous les codes',
    found:
      '%{found} code sur %{smart_count} est dans cette liste. |||| %{found} codes sur %{smart_count} sont dans cette liste.',
    hidden:
      '%{smart_count} d’entre eux est masqué par la recherche ou un autre filtre. |||| %{smart_count} d’entre eux sont masqués par la recherche ou un autre filtre.',
    elsewhere: 'Dans une autre liste :',
    unknown: 'Introuvables :',
    finished: 'voyage terminé',
    failed: 'Les codes n’ont pas pu être vérifiés.',
  },
  deleteView: '%{name} est retirée. Aucune commande ne change.',
};
