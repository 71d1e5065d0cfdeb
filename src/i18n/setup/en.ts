import type { SetupStep } from '../../../domain/setup/setup-steps.ts';

type StepTexts = {
  readonly title: string;
  /** Why it is needed, in one line. */
  readonly why: string;
  /** The button that leads there. */
  readonly way: string;
};

const steps: Record<SetupStep, StepTexts> = {
  company: {
    title: 'Company',
    why: 'Invoices state name, address, tax number and bank account.',
    way: 'Enter company details',
  },
  prices: {
    title: 'Prices',
    why: 'With a price list, the price of an order is proposed by its weight.',
    way: 'Add a price',
  },
  tour: {
    title: 'Tour',
    why: 'A tour says which cities you pick up in and when; customers register for one.',
    way: 'Add a tour',
  },
  customer: {
    title: 'Customer',
    why: 'Orders belong to a customer. Many at once come from a table.',
    way: 'Add a customer',
  },
  order: {
    title: 'Order',
    why: 'What is sent, by whom, to whom: everything else follows from it.',
    way: 'Add an order',
  },
  invoice: {
    title: 'Invoice',
    why: 'Once the order is verified, its invoice gets a number and is issued.',
    way: 'Go to the order',
  },
  colleague: {
    title: 'Colleague',
    why: 'Somebody else signs in with an account of their own, so one sees who did what.',
    way: 'Add a colleague',
  },
};

/** The English texts of the set-up, the model of the other languages. */
export const setup = {
  heading: 'Set-up',
  intro: 'A few steps until the first parcel is on its way. Each can be skipped.',
  progress: '%{settled} of %{all} steps',
  steps,
  done: 'Done',
  open: 'Open',
  isSkipped: 'Skipped',
  skip: 'Skip',
  skipNamed: 'Skip: %{step}',
  unskip: 'Do it after all',
  unskipNamed: 'Do it after all: %{step}',
  end: 'Put the list away',
  resume: 'Show on the overview',
  where: 'You find it again under “%{page}”.',
  finished: 'Everything is set up. The first van can leave.',
  noSetup: 'There is nothing to set up here.',
  empty: {
    title: 'No orders yet',
    text: 'As soon as there is one, this page shows what is to be done and what is on its way.',
    way: 'Add an order',
  },
};

export type SetupTexts = typeof setup;
