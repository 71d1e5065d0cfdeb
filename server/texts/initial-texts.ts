import type { TextKey } from '../../domain/company/text-blocks.ts';
import type { Locale } from '../../domain/fields.ts';

/**
 * The text blocks of a new installation: sentences of our own, not legal advice. The owner has a
 * lawyer or tax adviser confirm them; from then on the records are used, not this file.
 */
export const INITIAL_TEXTS: Readonly<Record<TextKey, Readonly<Partial<Record<Locale, string>>>>> = {
  'invoice.service.toMorocco': {
    de: 'Pakettransport Deutschland – Marokko',
    fr: 'Transport de colis Allemagne – Maroc',
  },
  'invoice.service.fromMorocco': {
    de: 'Pakettransport Marokko – Deutschland',
    fr: 'Transport de colis Maroc – Allemagne',
  },
  'invoice.prices': {
    de: 'Alle Preise sind Endpreise und, soweit nicht anders angegeben, von der Umsatzsteuer befreit.',
    fr: 'Tous les prix sont définitifs et exonérés de TVA, sauf indication contraire.',
  },
  'invoice.terms': {
    de: 'Es gelten die Allgemeinen Geschäftsbedingungen von {company}.',
    fr: 'Les conditions générales de {company} s’appliquent.',
  },
  'invoice.compensation': {
    de: 'Bei Verlust oder Beschädigung wird höchstens eine Entschädigung von {compensationLimit} geleistet, soweit das Gesetz nichts anderes vorschreibt.',
    fr: 'En cas de perte ou de dommage, l’indemnité s’élève au maximum à {compensationLimit}, sauf disposition légale contraire.',
  },
  'invoice.closing': {
    de: 'Vielen Dank für Ihren Auftrag.',
    fr: 'Nous vous remercions de votre confiance.',
  },
  'invoice.exemption.toMorocco': {
    de: 'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG (grenzüberschreitende Beförderung von Gegenständen der Ausfuhr).',
    fr: 'Exonéré de TVA selon le § 4 n° 3 a) aa) UStG (transport transfrontalier de biens exportés).',
  },
  'invoice.exemption.fromMorocco': {
    de: 'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. bb UStG (grenzüberschreitende Beförderung von Gegenständen der Einfuhr).',
    fr: 'Exonéré de TVA selon le § 4 n° 3 a) bb) UStG (transport transfrontalier de biens importés).',
  },
  'invoice.exemption.smallBusiness': {
    de: 'Steuerfrei für Kleinunternehmer nach § 19 UStG.',
    fr: 'Exonéré de TVA en tant que petite entreprise selon le § 19 UStG.',
  },
  'declaration.correct': {
    de: 'Ich versichere, dass alle Angaben in dieser Erklärung richtig und vollständig sind.',
    fr: 'Je certifie que toutes les indications de cette déclaration sont exactes et complètes.',
  },
  'declaration.noDangerousGoods': {
    de: 'Die Sendung enthält keine gefährlichen und keine verbotenen Gegenstände.',
    fr: 'L’envoi ne contient aucun objet dangereux ni interdit.',
  },
  'declaration.ownProperty': {
    de: 'Alle Gegenstände sind mein Eigentum.',
    fr: 'Tous les objets m’appartiennent.',
  },
  'declaration.valueLimit': {
    de: 'Der Gesamtwert der Sendung beträgt nicht mehr als {valueLimit}.',
    fr: 'La valeur totale de l’envoi ne dépasse pas {valueLimit}.',
  },
  'declaration.household': {
    de: 'Es handelt sich um haushaltsübliche Mengen; die Gegenstände sind nicht für den Handel bestimmt.',
    fr: 'Il s’agit de quantités à usage domestique ; les objets ne sont pas destinés au commerce.',
  },
  'declaration.terms': {
    de: 'Es gelten die Allgemeinen Geschäftsbedingungen von {company}.',
    fr: 'Les conditions générales de {company} s’appliquent.',
  },
};
