/*
 * The default terms for the checks of a declaration: German, French, English and Arabic. A company
 * starts with them; the terms in its settings are the ones that count.
 */

/**
 * Terms that are too vague: customs wants to read "cotton shirt", not "various" (CN 23, field 4).
 */
export const DELIVERED_COLLECTIVE = linesOf(`
  diverses diverse divers verschiedenes verschiedene sonstiges sonstige allerlei sachen zeug
  kram artikel ware waren gegenstände geschenk geschenke nahrungsmittel lebensmittel muster
  haushaltswaren haushaltsartikel persönliche persönlicher gebrauch private privates gepäck

  divers diverses affaires choses effets personnels personnel cadeau cadeaux articles
  marchandises échantillon échantillons bagages nourriture

  various misc miscellaneous stuff things goods items gift gifts samples personal effects food
  luggage

  متنوع متنوعة متنوعات مختلفة أشياء اشياء أغراض اغراض حاجيات شخصية هدية هدايا سلع بضائع مواد
  غذائية أمتعة
`);

/**
 * Goods that are carried in neither direction (specification 2.8: no dangerous or prohibited
 * goods).
 */
export const DELIVERED_PROHIBITED = linesOf(`
  waffe waffen pistole gewehr messerwaffe munition patronen sprengstoff feuerwerk böller
  silvesterraketen drogen haschisch cannabis marihuana gasflasche gaskartusche campinggas propan
  butan benzin diesel feuerzeuggas säure bargeld banknoten dirham falschgeld fälschung
  fälschungen drohne funkgerät alkohol wein bier schnaps whisky wodka tabak zigaretten zigarren

  arme armes pistolet fusil munitions explosif explosifs artifice pétards drogue drogues
  stupéfiants propane butane essence acide espèces billets contrefaçon contrefaçons drone
  talkie-walkie alcool vin bière tabac cigarettes cigares

  weapon weapons gun rifle ammunition explosives fireworks drugs gasoline petrol cash
  counterfeit walkie-talkie alcohol wine beer tobacco

  سلاح أسلحة مسدس بندقية ذخيرة متفجرات مفرقعات مخدرات حشيش بنزين نقود مزور مزورة كحول خمر نبيذ
  بيرة تبغ سجائر
`);

/** Goods that may not enter the European Union by parcel from outside. */
export const DELIVERED_PROHIBITED_INTO_EU = linesOf(`
  fleisch wurst milch käse butter sahne honig saatgut samen pflanze pflanzen

  viande saucisse lait fromage beurre miel semences plante plantes

  meat sausage milk cheese butter honey seeds plant plants

  لحم نقانق حليب جبن زبدة عسل بذور نبات نباتات
`);

/** One line for each language, so that the settings are easy to read. */
function linesOf(paragraphs: string): string {
  return paragraphs
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .join('\n');
}
