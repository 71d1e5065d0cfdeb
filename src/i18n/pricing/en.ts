/** Texts of the calculator above the list of prices. */
export const pricing = {
  title: 'What does a parcel cost?',
  hint: 'Type a weight: its price stands here for each direction.',
  wrong: 'A weight over 0 and up to 10,000 kg',
  none: 'no price',
  failed: 'The prices could not be loaded.',
};

export type PricingTexts = typeof pricing;
