import type { PublicNames } from '../../../domain/publishing/public-pages.ts';
import type { ResourceLabels } from '../resource-labels.ts';

/** What the pages of public contents are called to customers. */
export const publicNames: PublicNames = {
  news: 'News',
  prices: 'Prices',
  tours: 'Next tours',
  faq: 'Questions',
  gallery: 'Gallery',
  reviews: 'Reviews',
  terms: 'Terms',
  imprint: 'Imprint',
  privacy: 'Privacy',
};

const legalPage = {
  fields: {
    number: 'Version',
    state: 'State',
    effectiveFrom: 'In force from',
    text: 'Text',
    changeNote: 'What has changed',
    changedAt: 'Last written',
    'changedAt.de': 'German',
    'changedAt.en': 'English',
    'changedAt.fr': 'French',
    'changedAt.ar': 'Arabic',
    published: 'Published text',
    sha256: 'SHA-256',
    publishedAt: 'Published on',
    publishedBy: 'Published by',
  },
  choices: {
    state: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      published: 'In force',
      archived: 'Replaced',
    },
  },
  actions: {
    publish: 'Publish',
    withdraw: 'Withdraw',
  },
  sections: {
    version: 'Version',
    text: 'Text',
  },
};

/** What is the same of all contents that are published for a time. */
const publishing = {
  fields: {
    title: 'Title',
    text: 'Text',
    pic: 'Picture',
    state: 'State',
    publishFrom: 'Published from',
    publishUntil: 'Published until',
  },
  choices: {
    state: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      published: 'Published',
      expired: 'Expired',
    },
  },
  actions: {
    publish: 'Publish',
    withdraw: 'Withdraw',
  },
  sections: {
    content: 'Content',
    publishing: 'Publishing',
  },
};

/** What people call the public contents. */
export const contentResources = {
  prices: {
    fields: {
      name: 'Name',
      title: 'Title for customers',
      direction: 'Direction',
      unit: 'Per',
      weightFrom: 'Weight from',
      weightTo: 'Weight up to',
      price: 'Price',
      note: 'Note for customers',
      shown: 'Shown to customers',
      position: 'Place',
    },
    choices: {
      direction: {
        both: 'Both directions',
        A: 'To Morocco',
        B: 'From Morocco',
      },
      unit: {
        parcel: 'Parcel',
        kilogram: 'Kilogram',
        piece: 'Piece',
        cubicMetre: 'Cubic metre',
      },
    },
    sections: {
      price: 'Price',
      customers: 'For customers',
    },
  },
  weigthprice: {
    name: 'Weight price |||| Weight price',
    fields: {
      weigthPrice: 'Euro per kilogram',
    },
    sections: {
      price: 'Weight price',
    },
  },
  gallery: {
    fields: {
      pic: 'Picture',
      title: 'Title',
      shown: 'Shown to customers',
      position: 'Place',
    },
    actions: {
      publish: 'Publish',
      withdraw: 'Withdraw',
    },
    sections: {
      picture: 'Picture',
    },
  },
  Infos: publishing,
  advertisement: {
    ...publishing,
    fields: {
      ...publishing.fields,
      link: 'Link',
      place: 'Place on the page',
      customer: 'Booked by',
    },
    choices: {
      ...publishing.choices,
      place: {
        top: 'Top',
        middle: 'Middle',
        bottom: 'Bottom',
      },
    },
  },
  reviews: {
    fields: {
      rating: 'Rating',
      text: 'Text',
      author: 'Name shown',
      user: 'Customer',
      order: 'Order',
      answer: 'Our answer',
      answeredAt: 'Answered',
      shown: 'Shown to everybody',
    },
    short: {
      'user.name': 'Customer',
    },
    choices: {
      rating: {
        fiveStar: '5 stars',
        fourStar: '4 stars',
        threeStar: '3 stars',
        twoStar: '2 stars',
        oneStar: '1 star',
      },
    },
    actions: {
      hide: 'Hide',
      unhide: 'Show to everybody',
    },
    sections: {
      review: 'Review',
      answer: 'Our answer',
    },
  },
  appointments: {
    fields: {
      kind: 'Kind',
      start: 'Start',
      end: 'End',
      tour: 'Tour',
      city: 'City',
      address: 'Address',
      capacity: 'Places',
      booked: 'Booked',
      open: 'Can be booked',
      movedAt: 'Moved, not told',
      note: 'Note',
    },
    choices: {
      kind: {
        dropOff: 'Drop-off',
        pickUp: 'Pick-up',
        other: 'Other',
      },
    },
    sections: {
      time: 'Time',
      place: 'Place',
      booking: 'Booking',
    },
  },
  bookings: {
    name: 'Booking |||| Bookings',
    fields: {
      appointment: 'Appointment',
      user: 'Customer',
      status: 'State',
      note: 'Note',
      remindedAt: 'Reminded',
      remindedFor: 'Reminded of',
    },
    choices: {
      status: {
        booked: 'Booked',
        cancelled: 'Cancelled',
      },
    },
    actions: {
      cancel: 'Cancel',
      rebook: 'Book again',
    },
    sections: {
      booking: 'Booking',
    },
  },
  faq: {
    fields: {
      question: 'Question',
      answer: 'Answer',
      shown: 'Shown to customers',
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
