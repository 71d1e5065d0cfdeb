import type { PublicNames } from '../../../domain/publishing/public-pages.ts';
import type { ResourceLabels } from '../resource-labels.ts';

/** What the pages of public contents are called to customers. */
export const publicNames: PublicNames = {
  news: 'Aktuelles',
  prices: 'Preise',
  tours: 'Nächste Touren',
  faq: 'Fragen',
  gallery: 'Galerie',
  reviews: 'Bewertungen',
  terms: 'AGB',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
};

const legalPage = {
  fields: {
    number: 'Fassung',
    state: 'Stand',
    effectiveFrom: 'Gültig ab',
    text: 'Text',
    changeNote: 'Was sich geändert hat',
    changedAt: 'Zuletzt geschrieben',
    'changedAt.de': 'Deutsch',
    'changedAt.en': 'Englisch',
    'changedAt.fr': 'Französisch',
    'changedAt.ar': 'Arabisch',
    published: 'Veröffentlichter Text',
    sha256: 'SHA-256',
    publishedAt: 'Veröffentlicht am',
    publishedBy: 'Veröffentlicht von',
  },
  choices: {
    state: {
      draft: 'Entwurf',
      scheduled: 'Geplant',
      published: 'In Kraft',
      archived: 'Ersetzt',
    },
  },
  actions: {
    publish: 'Veröffentlichen',
    withdraw: 'Zurückziehen',
  },
  sections: {
    version: 'Fassung',
    text: 'Text',
  },
};

/** What is the same of all contents that are published for a time. */
const publishing = {
  fields: {
    title: 'Titel',
    text: 'Text',
    pic: 'Bild',
    state: 'Stand',
    publishFrom: 'Veröffentlicht ab',
    publishUntil: 'Veröffentlicht bis',
  },
  choices: {
    state: {
      draft: 'Entwurf',
      scheduled: 'Geplant',
      published: 'Veröffentlicht',
      expired: 'Abgelaufen',
    },
  },
  actions: {
    publish: 'Veröffentlichen',
    withdraw: 'Zurückziehen',
  },
  sections: {
    content: 'Inhalt',
    publishing: 'Veröffentlichung',
  },
};

/** What people call the public contents. */
export const contentResources = {
  prices: {
    fields: {
      name: 'Name',
      title: 'Titel für Kunden',
      direction: 'Richtung',
      unit: 'Je',
      weightFrom: 'Gewicht ab',
      weightTo: 'Gewicht bis',
      price: 'Preis',
      note: 'Hinweis für Kunden',
      shown: 'Für Kunden sichtbar',
      position: 'Platz',
    },
    choices: {
      direction: {
        both: 'Beide Richtungen',
        A: 'Nach Marokko',
        B: 'Aus Marokko',
      },
      unit: {
        parcel: 'Paket',
        kilogram: 'Kilogramm',
        piece: 'Stück',
        cubicMetre: 'Kubikmeter',
      },
    },
    sections: {
      price: 'Preis',
      customers: 'Für Kunden',
    },
  },
  weigthprice: {
    name: 'Gewichtspreis |||| Gewichtspreis',
    fields: {
      weigthPrice: 'Euro je Kilogramm',
    },
    sections: {
      price: 'Gewichtspreis',
    },
  },
  gallery: {
    fields: {
      pic: 'Bild',
      title: 'Titel',
      shown: 'Für Kunden sichtbar',
      position: 'Platz',
    },
    actions: {
      publish: 'Veröffentlichen',
      withdraw: 'Zurückziehen',
    },
    sections: {
      picture: 'Bild',
    },
  },
  Infos: publishing,
  advertisement: {
    ...publishing,
    fields: {
      ...publishing.fields,
      link: 'Link',
      place: 'Platz auf der Seite',
      customer: 'Gebucht von',
    },
    choices: {
      ...publishing.choices,
      place: {
        top: 'Oben',
        middle: 'Mitte',
        bottom: 'Unten',
      },
    },
  },
  reviews: {
    fields: {
      rating: 'Bewertung',
      text: 'Text',
      author: 'Angezeigter Name',
      user: 'Kunde',
      order: 'Auftrag',
      answer: 'Unsere Antwort',
      answeredAt: 'Beantwortet',
      shown: 'Für alle sichtbar',
    },
    short: {
      'user.name': 'Kunde',
    },
    choices: {
      rating: {
        fiveStar: '5 Sterne',
        fourStar: '4 Sterne',
        threeStar: '3 Sterne',
        twoStar: '2 Sterne',
        oneStar: '1 Stern',
      },
    },
    actions: {
      hide: 'Ausblenden',
      unhide: 'Allen zeigen',
    },
    sections: {
      review: 'Bewertung',
      answer: 'Unsere Antwort',
    },
  },
  appointments: {
    fields: {
      kind: 'Art',
      start: 'Beginn',
      end: 'Ende',
      tour: 'Tour',
      city: 'Stadt',
      address: 'Adresse',
      capacity: 'Plätze',
      booked: 'Gebucht',
      open: 'Buchbar',
      movedAt: 'Verlegt, nicht mitgeteilt',
      note: 'Notiz',
    },
    choices: {
      kind: {
        dropOff: 'Annahme',
        pickUp: 'Abholung',
        other: 'Sonstiges',
      },
    },
    sections: {
      time: 'Zeit',
      place: 'Ort',
      booking: 'Buchung',
    },
  },
  bookings: {
    name: 'Buchung |||| Buchungen',
    fields: {
      appointment: 'Termin',
      user: 'Kunde',
      status: 'Stand',
      note: 'Notiz',
      remindedAt: 'Erinnert',
      remindedFor: 'Erinnert an',
    },
    choices: {
      status: {
        booked: 'Gebucht',
        cancelled: 'Abgesagt',
      },
    },
    actions: {
      cancel: 'Absagen',
      rebook: 'Wieder buchen',
    },
    sections: {
      booking: 'Buchung',
    },
  },
  faq: {
    fields: {
      question: 'Frage',
      answer: 'Antwort',
      shown: 'Für Kunden sichtbar',
      position: 'Platz',
    },
    sections: {
      entry: 'Frage',
    },
  },
  agb: legalPage,
  impressum: legalPage,
  privacy: legalPage,
} satisfies Partial<ResourceLabels>;
