/** A city and some of its postcodes. */
export type GermanCity = {
  readonly name: string;
  readonly zipcodes: readonly [string, ...string[]];
};

/** Cities with many Moroccan families, those on the Rhine and Main first. */
export const GERMAN_CITIES: readonly [GermanCity, ...GermanCity[]] = [
  { name: 'Düsseldorf', zipcodes: ['40210', '40227', '40233', '40599'] },
  { name: 'Frankfurt am Main', zipcodes: ['60311', '60326', '60385', '65929'] },
  { name: 'Köln', zipcodes: ['50667', '50823', '51063', '51103'] },
  { name: 'Bonn', zipcodes: ['53111', '53119', '53177'] },
  { name: 'Duisburg', zipcodes: ['47051', '47166', '47226'] },
  { name: 'Essen', zipcodes: ['45127', '45139', '45326'] },
  { name: 'Dortmund', zipcodes: ['44135', '44145', '44309'] },
  { name: 'Wuppertal', zipcodes: ['42103', '42275'] },
  { name: 'Mönchengladbach', zipcodes: ['41061', '41236'] },
  { name: 'Krefeld', zipcodes: ['47798', '47805'] },
  { name: 'Aachen', zipcodes: ['52062', '52068'] },
  { name: 'Münster', zipcodes: ['48143', '48155'] },
  { name: 'Bielefeld', zipcodes: ['33602', '33615'] },
  { name: 'Wiesbaden', zipcodes: ['65183', '65197'] },
  { name: 'Mainz', zipcodes: ['55116', '55122'] },
  { name: 'Offenbach am Main', zipcodes: ['63065', '63071'] },
  { name: 'Darmstadt', zipcodes: ['64283', '64289'] },
  { name: 'Rüsselsheim am Main', zipcodes: ['65428'] },
  { name: 'Mannheim', zipcodes: ['68159', '68169'] },
  { name: 'Stuttgart', zipcodes: ['70173', '70372'] },
  { name: 'München', zipcodes: ['80331', '81541'] },
  { name: 'Nürnberg', zipcodes: ['90402', '90443'] },
  { name: 'Berlin', zipcodes: ['10115', '12043', '13353'] },
  { name: 'Hamburg', zipcodes: ['20095', '20537', '21073'] },
  { name: 'Hannover', zipcodes: ['30159', '30449'] },
  { name: 'Bremen', zipcodes: ['28195', '28237'] },
];

/** Street names that most German cities have. */
export const GERMAN_STREETS = [
  'Hauptstraße',
  'Bahnhofstraße',
  'Gartenstraße',
  'Schillerstraße',
  'Goethestraße',
  'Lindenallee',
  'Ringstraße',
  'Am Mühlbach',
  'Friedrichstraße',
  'Kölner Straße',
  'Marktplatz',
  'Rosenweg',
  'Birkenweg',
  'Schützenstraße',
  'Am Güterbahnhof',
  'Kirchgasse',
  'Uferstraße',
  'Blücherstraße',
  'Wiesengrund',
  'Ahornweg',
  'Röntgenstraße',
  'Nordring',
] as const;
