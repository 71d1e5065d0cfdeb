import type { Condition } from '../../../domain/customs/customs-facts.ts';

/**
 * The content of a parcel: in the words of the invoice and of the customs declaration, and its
 * price.
 */
export type Goods = {
  readonly line: string;
  readonly declared: string;
  /** Cents per kilogram. */
  readonly rate: number;
  /** Additional cents per parcel, for bulky goods. */
  readonly handling: number;
  /** The most that one such item is worth, in cents. */
  readonly worth: number;
  readonly customs: GoodsForCustoms;
};

/** What customs asks of such goods: their code, where they were made, and what one piece weighs. */
type GoodsForCustoms = {
  readonly hsCode: string;
  readonly origins: readonly [string, ...string[]];
  readonly conditions: readonly [Condition, ...Condition[]];
  /** In grams. */
  readonly piece: number;
};

/** Parcels to Morocco. */
export const GOODS_TO_MOROCCO: readonly [Goods, ...Goods[]] = [
  {
    line: 'Karton Kleidung',
    declared: 'Kleidung / Vêtements',
    rate: 180,
    handling: 0,
    worth: 900,
    customs: { hsCode: '630900', origins: ['DE'], conditions: ['used'], piece: 450 },
  },
  {
    line: 'Karton Schuhe',
    declared: 'Schuhe / Chaussures',
    rate: 180,
    handling: 0,
    worth: 1500,
    customs: { hsCode: '640299', origins: ['CN', 'PT'], conditions: ['used', 'new'], piece: 800 },
  },
  {
    line: 'Haushaltswaren',
    declared: 'Haushaltswaren / Articles ménagers',
    rate: 190,
    handling: 0,
    worth: 800,
    customs: { hsCode: '732393', origins: ['CN', 'DE'], conditions: ['used', 'new'], piece: 700 },
  },
  {
    line: 'Küchengeräte',
    declared: 'Mixer / Mixeur',
    rate: 210,
    handling: 300,
    worth: 3500,
    customs: { hsCode: '850940', origins: ['CN', 'DE'], conditions: ['used', 'new'], piece: 2600 },
  },
  {
    line: 'Spielzeug',
    declared: 'Spielzeug / Jouets',
    rate: 180,
    handling: 0,
    worth: 700,
    customs: { hsCode: '950300', origins: ['CN'], conditions: ['used', 'new'], piece: 400 },
  },
  {
    line: 'Bettwäsche, Decken',
    declared: 'Decken / Couvertures',
    rate: 170,
    handling: 0,
    worth: 1200,
    customs: { hsCode: '630140', origins: ['CN', 'TR'], conditions: ['used', 'new'], piece: 1600 },
  },
  {
    line: 'Kinderfahrrad',
    declared: 'Fahrrad / Vélo',
    rate: 160,
    handling: 1500,
    worth: 4500,
    customs: { hsCode: '871200', origins: ['DE', 'TW'], conditions: ['used'], piece: 9500 },
  },
  {
    line: 'Lebensmittel, Kaffee',
    declared: 'Kaffee / Café',
    rate: 190,
    handling: 0,
    worth: 600,
    customs: { hsCode: '090121', origins: ['DE'], conditions: ['new'], piece: 500 },
  },
  {
    line: 'Drogerieartikel',
    declared: 'Seife, Shampoo / Savon',
    rate: 190,
    handling: 0,
    worth: 300,
    customs: { hsCode: '340111', origins: ['DE', 'FR'], conditions: ['new'], piece: 300 },
  },
  {
    line: 'Werkzeug',
    declared: 'Werkzeug / Outils',
    rate: 200,
    handling: 500,
    worth: 2500,
    customs: { hsCode: '820600', origins: ['CN', 'DE'], conditions: ['used', 'new'], piece: 3200 },
  },
  {
    line: 'Schulsachen, Bücher',
    declared: 'Bücher / Livres',
    rate: 160,
    handling: 0,
    worth: 500,
    customs: { hsCode: '490199', origins: ['DE'], conditions: ['used'], piece: 400 },
  },
  {
    line: 'Staubsauger',
    declared: 'Staubsauger / Aspirateur',
    rate: 200,
    handling: 800,
    worth: 6000,
    customs: { hsCode: '850811', origins: ['CN', 'DE'], conditions: ['used', 'new'], piece: 5500 },
  },
];

/** Parcels from Morocco. */
export const GOODS_FROM_MOROCCO: readonly [Goods, ...Goods[]] = [
  {
    line: 'Olivenöl in Kanistern',
    declared: "Olivenöl / Huile d'olive",
    rate: 190,
    handling: 0,
    worth: 900,
    customs: { hsCode: '150920', origins: ['MA'], conditions: ['new'], piece: 4600 },
  },
  {
    line: 'Gewürze, Tee',
    declared: 'Gewürze / Épices',
    rate: 200,
    handling: 0,
    worth: 400,
    customs: { hsCode: '091091', origins: ['MA'], conditions: ['new'], piece: 250 },
  },
  {
    line: 'Teppich',
    declared: 'Teppich / Tapis',
    rate: 170,
    handling: 1200,
    worth: 7000,
    customs: { hsCode: '570110', origins: ['MA'], conditions: ['new'], piece: 6500 },
  },
  {
    line: 'Keramik, Tajine',
    declared: 'Keramik / Poterie',
    rate: 210,
    handling: 600,
    worth: 1500,
    customs: { hsCode: '691200', origins: ['MA'], conditions: ['new'], piece: 1800 },
  },
  {
    line: 'Arganöl, Kosmetik',
    declared: "Arganöl / Huile d'argan",
    rate: 220,
    handling: 0,
    worth: 1200,
    customs: { hsCode: '151590', origins: ['MA'], conditions: ['new'], piece: 250 },
  },
  {
    line: 'Datteln, Gebäck',
    declared: 'Datteln / Dattes',
    rate: 190,
    handling: 0,
    worth: 500,
    customs: { hsCode: '080410', origins: ['MA'], conditions: ['new'], piece: 1000 },
  },
  {
    line: 'Lederwaren',
    declared: 'Leder-Pouf / Pouf en cuir',
    rate: 180,
    handling: 300,
    worth: 3000,
    customs: { hsCode: '420500', origins: ['MA'], conditions: ['new'], piece: 2400 },
  },
  {
    line: 'Kaftan, Kleidung',
    declared: 'Kleidung / Vêtements',
    rate: 180,
    handling: 0,
    worth: 2500,
    customs: { hsCode: '620443', origins: ['MA'], conditions: ['new'], piece: 600 },
  },
];
