import { type ChoiceValue, type Field, LOCALES, type Locale } from '../../../domain/fields.ts';
import { fold } from '../../../domain/fold.ts';
import type { ImportPlace } from '../../../domain/imports/import-columns.ts';
import type { CellTexts } from '../../../domain/imports/read-cell.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { loadMessages } from '../../i18n/catalogues.ts';
import type { NamedPlace } from './guess-columns.ts';

type Labels = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What the fields and values of a resource are called in all languages. */
export type TableTexts = readonly (readonly [Locale, Labels])[];

/** Reads what a table of a resource may say: people get tables from people who read another language. */
export const loadTableTexts = (resource: string, reader: string): Promise<TableTexts> =>
  Promise.all(
    LOCALES.toSorted((a, b) => Number(b === reader) - Number(a === reader)).map(
      async (locale): Promise<readonly [Locale, Labels]> => {
        const { resources } = await loadMessages(locale);
        const all: Readonly<Record<string, Labels>> = resources;
        return [locale, all[resource] ?? {}];
      },
    ),
  );

/** The places with all that they are called. A text in one language is called as in that language. */
export const namedPlaces = (
  places: readonly ImportPlace[],
  texts: TableTexts,
): readonly NamedPlace[] =>
  places.map(({ path }) => {
    const [of, locale] = languageOf(path);
    return {
      path,
      labels: texts.map(([spoken, { fields = {} }]) =>
        locale === undefined || locale === spoken ? (fields[of] ?? '') : '',
      ),
    };
  });

/** The field of a place, and the language of a text in several: `title.de`. */
export function languageOf(path: string): readonly [string, Locale | undefined] {
  const at = path.lastIndexOf('.');
  const last = path.slice(at + 1);
  return at > 0 && isOneOf(LOCALES, last) ? [path.slice(0, at), last] : [path, undefined];
}

/** What can be chosen in a field, or in each value of a list; nothing of other fields. */
export const choicesOf = (field: Field): readonly ChoiceValue[] => {
  if (field.kind === 'list') return choicesOf(field.of);
  return field.kind === 'choice' ? field.choices : [];
};

/** What the labels of a choice stand for, in all languages; the reader's own decide if two are alike. */
export function textsOfChoice(
  { path, field }: ImportPlace,
  texts: TableTexts,
): CellTexts | undefined {
  const choices = choicesOf(field);
  if (choices.length === 0) return undefined;
  return Object.fromEntries(
    texts.toReversed().flatMap(([, labels]) =>
      choices.flatMap((choice) => {
        const label = labels.choices?.[path]?.[String(choice)];
        return label ? [[fold(label), choice] as const] : [];
      }),
    ),
  );
}
