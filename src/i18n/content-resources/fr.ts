import type { PublicNames } from '../../../domain/publishing/public-pages.ts';
import type { ResourceLabels } from '../resource-labels.ts';

/** What the pages of public contents are called to customers. */
export const publicNames: PublicNames = {
  news: 'Actualités',
  prices: 'Tarifs',
  tours: 'Prochaines tournées',
  faq: 'Questions',
  gallery: 'Galerie',
  reviews: 'Avis',
  terms: 'Conditions générales',
  imprint: 'Mentions légales',
  privacy: 'Confidentialité',
};

const legalPage = {
  fields: {
    number: 'Version',
    state: 'État',
    effectiveFrom: 'En vigueur à partir du',
    text: 'Texte',
    changeNote: 'Ce qui a changé',
    changedAt: 'Dernière rédaction',
    'changedAt.de': 'Allemand',
    'changedAt.en': 'Anglais',
    'changedAt.fr': 'Français',
    'changedAt.ar': 'Arabe',
    published: 'Texte publié',
    sha256: 'SHA-256',
    publishedAt: 'Publié le',
    publishedBy: 'Publié par',
  },
  choices: {
    state: {
      draft: 'Brouillon',
      scheduled: 'Programmé',
      published: 'En vigueur',
      archived: 'Remplacé',
    },
  },
  actions: {
    publish: 'Publier',
    withdraw: 'Retirer',
  },
  sections: {
    version: 'Version',
    text: 'Texte',
  },
};

/** What is the same of all contents that are published for a time. */
const publishing = {
  fields: {
    title: 'Titre',
    text: 'Texte',
    pic: 'Image',
    state: 'État',
    publishFrom: 'Publié à partir du',
    publishUntil: 'Publié jusqu’au',
  },
  choices: {
    state: {
      draft: 'Brouillon',
      scheduled: 'Programmé',
      published: 'Publié',
      expired: 'Expiré',
    },
  },
  actions: {
    publish: 'Publier',
    withdraw: 'Retirer',
  },
  sections: {
    content: 'Contenu',
    publishing: 'Publication',
  },
};

/** What people call the public contents. */
export const contentResources = {
  prices: {
    fields: {
      name: 'Nom',
      title: 'Titre pour les clients',
      direction: 'Direction',
      unit: 'Par',
      weightFrom: 'Poids à partir de',
      weightTo: 'Poids jusqu’à',
      price: 'Prix',
      note: 'Remarque pour les clients',
      shown: 'Visible pour les clients',
      position: 'Place',
    },
    choices: {
      direction: {
        both: 'Les deux sens',
        A: 'Vers le Maroc',
        B: 'Depuis le Maroc',
      },
      unit: {
        parcel: 'Colis',
        kilogram: 'Kilogramme',
        piece: 'Pièce',
        cubicMetre: 'Mètre cube',
      },
    },
    sections: {
      price: 'Prix',
      customers: 'Pour les clients',
    },
  },
  weigthprice: {
    name: 'Prix au poids |||| Prix au poids',
    fields: {
      weigthPrice: 'Euro par kilogramme',
    },
    sections: {
      price: 'Prix au poids',
    },
  },
  gallery: {
    fields: {
      pic: 'Image',
      title: 'Titre',
      shown: 'Visible pour les clients',
      position: 'Place',
    },
    actions: {
      publish: 'Publier',
      withdraw: 'Retirer',
    },
    sections: {
      picture: 'Image',
    },
  },
  Infos: publishing,
  advertisement: {
    ...publishing,
    fields: {
      ...publishing.fields,
      link: 'Lien',
      place: 'Emplacement',
      customer: 'Réservée par',
    },
    choices: {
      ...publishing.choices,
      place: {
        top: 'Haut',
        middle: 'Milieu',
        bottom: 'Bas',
      },
    },
  },
  reviews: {
    fields: {
      rating: 'Note',
      text: 'Texte',
      author: 'Nom affiché',
      user: 'Client',
      order: 'Commande',
      answer: 'Notre réponse',
      answeredAt: 'Répondu le',
      shown: 'Visible par tous',
    },
    short: {
      'user.name': 'Client',
    },
    choices: {
      rating: {
        fiveStar: '5 étoiles',
        fourStar: '4 étoiles',
        threeStar: '3 étoiles',
        twoStar: '2 étoiles',
        oneStar: '1 étoile',
      },
    },
    actions: {
      hide: 'Masquer',
      unhide: 'Montrer à tous',
    },
    sections: {
      review: 'Avis',
      answer: 'Notre réponse',
    },
  },
  appointments: {
    fields: {
      kind: 'Type',
      start: 'Début',
      end: 'Fin',
      tour: 'Tournée',
      city: 'Ville',
      address: 'Adresse',
      capacity: 'Places',
      booked: 'Réservées',
      open: 'Réservable',
      movedAt: 'Déplacé, non annoncé',
      note: 'Note',
    },
    choices: {
      kind: {
        dropOff: 'Dépôt',
        pickUp: 'Retrait',
        other: 'Autre',
      },
    },
    sections: {
      time: 'Horaire',
      place: 'Lieu',
      booking: 'Réservation',
    },
  },
  bookings: {
    name: 'Réservation |||| Réservations',
    fields: {
      appointment: 'Rendez-vous',
      user: 'Client',
      status: 'État',
      note: 'Note',
      remindedAt: 'Rappelé le',
      remindedFor: 'Rappel pour',
    },
    choices: {
      status: {
        booked: 'Réservée',
        cancelled: 'Annulée',
      },
    },
    actions: {
      cancel: 'Annuler la réservation',
      rebook: 'Réserver à nouveau',
    },
    sections: {
      booking: 'Réservation',
    },
  },
  faq: {
    fields: {
      question: 'Question',
      answer: 'Réponse',
      shown: 'Visible pour les clients',
      position: 'Place',
    },
    sections: {
      entry: 'Question',
    },
  },
  agb: legalPage,
  impressum: legalPage,
  privacy: legalPage,
} satisfies Partial<ResourceLabels>;
