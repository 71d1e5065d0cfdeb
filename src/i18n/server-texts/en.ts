import type { LegalPageName } from '../../../domain/resources/legal-pages.ts';

const legalPages: Readonly<Record<LegalPageName, string>> = {
  agb: 'Terms and conditions',
  impressum: 'Legal notice',
  privacy: 'Privacy notice',
};

/**
 * The texts that the server writes by itself: on its pages, which have no script, in conversations, and
 * to a customer whom it rejects. It imports them, so they import nothing but domain.
 */
export const serverTexts = {
  legalPages,
  legalVersion: {
    version: 'Version',
    from: 'in force from',
    binding: 'The German version is binding.',
    permanent: 'Permanent address of this version',
    former: 'This is a former version. To the version in force',
  },
  frame: {
    brand: 'Jisr',
    languages: 'Languages',
    back: 'Back',
    toCustomers: 'To the customers’ page',
    contents: 'Contents',
    others: 'Also in force',
  },
  missingPage: {
    title: 'There is no such page',
    about: 'No published version stands at this address.',
    inForce: 'In force are',
    none: 'No version is published at the moment.',
  },
  withheld:
    '[More messages came here than are taken in 24 hours. This one and those that follow were held back; the provider has them.]',
  dailyBytes:
    'You have written as much as is possible in 24 hours (%{size}). You can write again from %{until} (Berlin time).',
  /** The first page of the archive of a person's data. */
  archive: {
    title: 'Your data',
    about:
      'Everything that is stored about you. Each list can be read with any text editor. What is not given: passwords and other secrets, and the names of our staff.',
    /** The same where the person has taken it out themselves. */
    aboutOwn:
      'What is stored about you. Each list can be read with any text editor. What is not given: passwords and other secrets, the names of our staff, what our office has noted for itself, and invoices that somebody else pays. Ask us about those.',
    /** What is answered to somebody who downloads it too often. */
    limit:
      'You can download your data %{count} times in 24 hours. You can download it again from %{until} (Berlin time).',
    files: 'Files',
    missing: 'No longer stored',
    parts: {
      'person.json': 'Name, address, contact, consents',
      'office/notes.json': 'What the office notes about you',
      'orders.json': 'Orders',
      'parcels.json': 'Parcels',
      'invoices.json': 'Invoices',
      'messages.json': 'Messages of the conversation',
      'office/internal-messages.json': 'Internal messages about the conversation',
      'office/planned-messages.json': 'Messages planned for later',
      'sent-messages.json': 'Messages sent by SMS and other channels',
      'bookings.json': 'Booked appointments',
      'reviews.json': 'Reviews',
      'sessions.json': 'Where you are signed in',
      'last-sign-in.json': 'Last use of an ended session',
      'sign-in-attempts.json': 'Failed sign-ins',
      'own-actions.json': 'What you have done here',
    },
  },
};

export type ServerTexts = typeof serverTexts;
/** A list of the archive of a person's data. */
export type ArchivePart = keyof ServerTexts['archive']['parts'];
