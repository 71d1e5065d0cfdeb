/**
 * The resources that the product began with. Generated tests hold for every legal definition, and skip
 * what one does not have; of these they skip nothing, so that a sample which stops being one is found.
 */
export const OWN_RESOURCES: readonly string[] = [
  'advertisement',
  'appointments',
  'bookings',
  'commands',
  'faq',
  'gallery',
  'Infos',
  'notices',
  'prices',
  'replies',
  'reviews',
  'settings',
  'templates',
  'texts',
  'tours',
  'trips',
  'users',
  'weigthprice',
];
