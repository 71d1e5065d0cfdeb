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
};

/** Parcels to Morocco. */
export const GOODS_TO_MOROCCO: readonly [Goods, ...Goods[]] = [
  { line: 'Karton Kleidung', declared: 'Kleidung / Vêtements', rate: 180, handling: 0, worth: 900 },
  { line: 'Karton Schuhe', declared: 'Schuhe / Chaussures', rate: 180, handling: 0, worth: 1500 },
  {
    line: 'Haushaltswaren',
    declared: 'Haushaltswaren / Articles ménagers',
    rate: 190,
    handling: 0,
    worth: 800,
  },
  { line: 'Küchengeräte', declared: 'Mixer / Mixeur', rate: 210, handling: 300, worth: 3500 },
  { line: 'Spielzeug', declared: 'Spielzeug / Jouets', rate: 180, handling: 0, worth: 700 },
  {
    line: 'Bettwäsche, Decken',
    declared: 'Decken / Couvertures',
    rate: 170,
    handling: 0,
    worth: 1200,
  },
  { line: 'Kinderfahrrad', declared: 'Fahrrad / Vélo', rate: 160, handling: 1500, worth: 4500 },
  { line: 'Lebensmittel, Kaffee', declared: 'Kaffee / Café', rate: 190, handling: 0, worth: 600 },
  {
    line: 'Drogerieartikel',
    declared: 'Seife, Shampoo / Savon',
    rate: 190,
    handling: 0,
    worth: 300,
  },
  { line: 'Werkzeug', declared: 'Werkzeug / Outils', rate: 200, handling: 500, worth: 2500 },
  { line: 'Schulsachen, Bücher', declared: 'Bücher / Livres', rate: 160, handling: 0, worth: 500 },
  {
    line: 'Staubsauger',
    declared: 'Staubsauger / Aspirateur',
    rate: 200,
    handling: 800,
    worth: 6000,
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
  },
  { line: 'Gewürze, Tee', declared: 'Gewürze / Épices', rate: 200, handling: 0, worth: 400 },
  { line: 'Teppich', declared: 'Teppich / Tapis', rate: 170, handling: 1200, worth: 7000 },
  { line: 'Keramik, Tajine', declared: 'Keramik / Poterie', rate: 210, handling: 600, worth: 1500 },
  {
    line: 'Arganöl, Kosmetik',
    declared: "Arganöl / Huile d'argan",
    rate: 220,
    handling: 0,
    worth: 1200,
  },
  { line: 'Datteln, Gebäck', declared: 'Datteln / Dattes', rate: 190, handling: 0, worth: 500 },
  {
    line: 'Lederwaren',
    declared: 'Leder-Pouf / Pouf en cuir',
    rate: 180,
    handling: 300,
    worth: 3000,
  },
  {
    line: 'Kaftan, Kleidung',
    declared: 'Kleidung / Vêtements',
    rate: 180,
    handling: 0,
    worth: 2500,
  },
];
