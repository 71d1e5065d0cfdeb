import { fold } from '../../../domain/fold.ts';
import type { StoredMapping } from './stored-mappings.ts';

/** What a place of a record is called, the labels of the reader's language first. */
export type NamedPlace = { readonly path: string; readonly labels: readonly string[] };

/** What a column is taken for, and why: it was so before, or it is called so. */
export type Guess = { readonly path: string; readonly by: 'remembered' | 'name' };

type Table = { readonly headers: readonly string[]; readonly signature: string };

const SHORTEST_BEGINNING = 3;

/** A name as it is compared: without accents, signs, and a unit in brackets. */
const comparable = (name: string): string =>
  fold(name.replace(/\s*\([^)]*\)\s*$/, '')).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Takes each column of a table for a place of a record: as the same table was read before, as a
 * column of the same name was, or as a place is called in one of the languages. No place is taken
 * twice, and what is ambiguous stays open.
 */
export function guessColumns(
  { headers, signature }: Table,
  places: readonly NamedPlace[],
  stored: readonly StoredMapping[],
): readonly (Guess | undefined)[] {
  const known = new Set(places.map(({ path }) => path));
  const before = stored.find((one) => one.signature === signature);
  if (before) {
    return headers.map((_, column) => {
      const path = before.columns[column]?.[1];
      return path && known.has(path) ? { path, by: 'remembered' } : undefined;
    });
  }
  const guesses: (Guess | undefined)[] = headers.map(() => undefined);
  const free = new Set(known);
  const take = (by: Guess['by'], pathOf: (name: string) => string | undefined) => {
    for (const [column, header] of headers.entries()) {
      if (guesses[column]) continue;
      const path = pathOf(comparable(header));
      if (path === undefined || !free.delete(path)) continue;
      guesses[column] = { path, by };
    }
  };
  const remembered = pathsByHeader(stored);
  const named = pathsByName(places);
  take('remembered', (name) => remembered.get(name));
  take('name', (name) => named.get(name));
  take('name', (name) => pathBySynonym(name, named));
  take('name', (name) => pathByBeginning(name, named, free));
  return guesses;
}

/** What columns of these names were taken for last. */
function pathsByHeader(stored: readonly StoredMapping[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { columns } of stored.toReversed()) {
    for (const [header, path] of columns) if (path) found.set(comparable(header), path);
  }
  found.delete('');
  return found;
}

/** The place that is called so. What several are called, the first one is. */
function pathsByName(places: readonly NamedPlace[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const most = Math.max(0, ...places.map(({ labels }) => labels.length));
  // The languages one after the other: a label in the reader's own comes before those of the others.
  for (let at = 0; at < most; at += 1) {
    for (const { path, labels } of places) {
      const name = comparable(labels[at] ?? '');
      if (name && !found.has(name)) found.set(name, path);
    }
  }
  for (const { path } of places) {
    const name = comparable(path);
    if (!found.has(name)) found.set(name, path);
  }
  return found;
}

/** What the columns of other programs are often called, beside the labels of this product. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['stadt', 'ort', 'wohnort', 'city', 'town', 'ville', 'commune', 'المدينة', 'مدينة'],
  ['telefon', 'handy', 'mobil', 'mobilnummer', 'rufnummer', 'phone', 'mobile', 'gsm', 'portable'],
  ['plz', 'postleitzahl', 'zip', 'postcode', 'postalcode', 'codepostal', 'cp'],
  ['nachname', 'familienname', 'lastname', 'surname', 'nomdefamille', 'النسب', 'اللقب'],
  ['vorname', 'rufname', 'firstname', 'givenname', 'prenom', 'الاسم الشخصي', 'الاسم'],
  // Not "Kundennummer": our own exports have the number of this program under it.
  [
    ...(['frühere Nummer', 'alte Nummer', 'alte Kundennummer', 'Kundennr', 'KdNr'] as const),
    ...(['former number', 'old number', 'old customer number', 'customer no'] as const),
    ...(['ancien numéro', 'ancien numéro client', 'code client', 'n° client'] as const),
    ...(['الرقم السابق', 'الرقم القديم', 'رقم الزبون القديم'] as const),
  ],
  [
    ...(['notizen', 'notiz', 'bemerkung', 'bemerkungen', 'anmerkung', 'kommentar'] as const),
    ...(['notes', 'note', 'remark', 'remarks', 'comment', 'comments'] as const),
    ...(['remarque', 'remarques', 'commentaire', 'observations'] as const),
    ...(['ملاحظات', 'ملاحظة'] as const),
  ],
  ['preis', 'betrag', 'price', 'amount', 'prix', 'tarif', 'السعر', 'الثمن'],
];

const SYNONYMS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.map((synonyms) => synonyms.map(comparable)).flatMap((synonyms) =>
    synonyms.map((word) => [word, synonyms] as const),
  ),
);

/** The place that is called by a synonym. */
const pathBySynonym = (header: string, named: ReadonlyMap<string, string>): string | undefined =>
  SYNONYMS_OF.get(header)
    ?.map((word) => named.get(word))
    .find((path) => path !== undefined);

/** The one free place whose name the header begins with, or the other way round: `Telefonnummer`, `Tel.` */
function pathByBeginning(
  header: string,
  named: ReadonlyMap<string, string>,
  free: ReadonlySet<string>,
): string | undefined {
  if (header.length < SHORTEST_BEGINNING) return undefined;
  const found = new Set<string>();
  for (const [name, path] of named) {
    const isAlike =
      name.length >= SHORTEST_BEGINNING && (header.startsWith(name) || name.startsWith(header));
    if (isAlike && free.has(path)) found.add(path);
  }
  const [first] = found;
  return found.size === 1 ? first : undefined;
}
