import { fold } from '../fold.ts';
import type { TripGroup } from '../trips/groups.ts';

/** What customs may not accept about a line: a word that says too little, or goods that may not travel. */
export type LineDoubt = { readonly kind: 'collective' | 'prohibited'; readonly word: string };

/**
 * Words that describe nothing: customs wants to read "cotton shirt", not "various" (CN 23, field 4).
 * A line of which nothing else is left is questioned.
 */
const COLLECTIVE = words(`
  diverses diverse divers verschiedenes verschiedene sonstiges sonstige allerlei sachen zeug kram
  artikel ware waren gegenstände geschenk geschenke nahrungsmittel lebensmittel muster haushaltswaren
  haushaltsartikel persönliche persönlicher gebrauch private privates gepäck
  divers diverses affaires choses effets personnels personnel cadeau cadeaux articles marchandises
  échantillon échantillons bagages nourriture
  various misc miscellaneous stuff things goods items gift gifts samples personal effects food luggage
  متنوع متنوعة متنوعات مختلفة أشياء اشياء أغراض اغراض حاجيات شخصية هدية هدايا سلع بضائع مواد غذائية أمتعة
`);

/** Words that join others and say nothing by themselves. */
const JOINING = words('und oder für mit von et ou de des du pour and or for of with و من في');

/** Goods that neither direction carries (specification 2.8: no dangerous or prohibited goods). */
const PROHIBITED = words(`
  waffe waffen pistole gewehr messerwaffe munition patronen sprengstoff feuerwerk böller silvesterraketen
  drogen haschisch cannabis marihuana gasflasche gaskartusche campinggas propan butan benzin diesel
  feuerzeuggas säure bargeld banknoten dirham falschgeld fälschung fälschungen drohne funkgerät
  alkohol wein bier schnaps whisky wodka tabak zigaretten zigarren
  arme armes pistolet fusil munitions explosif explosifs artifice pétards drogue drogues stupéfiants
  propane butane essence acide espèces billets contrefaçon contrefaçons drone
  talkie-walkie alcool vin bière tabac cigarettes cigares
  weapon weapons gun rifle ammunition explosives fireworks drugs gasoline petrol cash counterfeit
  walkie-talkie alcohol wine beer tobacco
  سلاح أسلحة مسدس بندقية ذخيرة متفجرات مفرقعات مخدرات حشيش بنزين نقود مزور مزورة كحول خمر
  نبيذ بيرة تبغ سجائر
`);

/** What may not enter the European Union by parcel from outside. */
const PROHIBITED_INTO_EU = words(`
  fleisch wurst milch käse butter sahne honig saatgut samen pflanze pflanzen
  viande saucisse lait fromage beurre miel semences plante plantes
  meat sausage milk cheese butter honey seeds plant plants
  لحم نقانق حليب جبن زبدة عسل بذور نبات نباتات
`);

/** A word of this many letters is also found at the beginning of a longer one: Feuerwerkskörper. */
const BEGINS_WORDS = 6;

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/).map(fold);
}

const wordsIn = (description: string): readonly string[] =>
  fold(description)
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);

const means = (word: string, listed: string): boolean =>
  word === listed || (listed.length >= BEGINS_WORDS && word.startsWith(listed));

/**
 * What may be wrong with the description of goods. Doubts are for a person to weigh; they keep nobody
 * from anything.
 */
export function doubtsAbout(description: string, direction: TripGroup): readonly LineDoubt[] {
  const found = wordsIn(description);
  const forbidden = direction === 'B' ? [...PROHIBITED, ...PROHIBITED_INTO_EU] : PROHIBITED;
  const prohibited = found.filter((word) => forbidden.some((listed) => means(word, listed)));
  const saying = found.filter((word) => !JOINING.includes(word));
  const isCollective = saying.length > 0 && saying.every((word) => COLLECTIVE.includes(word));
  return [
    ...[...new Set(prohibited)].map((word) => ({ kind: 'prohibited' as const, word })),
    ...(isCollective ? [{ kind: 'collective' as const, word: description.trim() }] : []),
  ];
}
