import { type Field, LOCALES } from '../../../domain/fields.ts';
import { localizedText } from '../../../domain/localized-text.ts';
import { isObject } from '../../../domain/validate.ts';
import { formatLongDate, formatMoment } from './dates.ts';

type Texts = {
  readonly yes: string;
  readonly no: string;
  /** The reader's language, for texts that exist in several. */
  readonly locale: string;
};

const UNTRANSLATED: Texts = { yes: 'true', no: 'false', locale: LOCALES[0] };

/**
 * A value as an export writes it, in the reader's language and without tags; `choice` gives the label
 * for a value of a choice.
 */
export function toText(
  field: Field,
  value: unknown,
  choice: (value: unknown) => string,
  labels: Texts = UNTRANSLATED,
): string {
  const inside = (part: Field, current: unknown) => toText(part, current, choice, labels);
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return numberText(value);
    case 'boolean':
      return value === true ? labels.yes : labels.no;
    case 'date':
      return typeof value === 'string' ? formatLongDate(value) : '';
    case 'dateTime':
      return typeof value === 'string' ? formatMoment(value) : '';
    case 'choice':
      return plainText(value) ? choice(value) : '';
    case 'reference':
      return referenceText(value);
    case 'list':
      return joined(
        (Array.isArray(value) ? value : []).map((item) => inside(field.of, item)),
        field.of.kind === 'group' ? '; ' : ', ',
      );
    case 'group':
      return isObject(value)
        ? joined(
            Object.entries(field.fields).map(([name, part]) =>
              isBlank(value[name]) ? '' : inside(part, value[name]),
            ),
            ', ',
          )
        : '';
    case 'richText':
      return withoutTags(plainText(value));
    case 'localized':
      return inside(field.of, isObject(value) ? localizedText(value, labels.locale) : '');
    case 'text':
    case 'image':
    case 'file':
      return plainText(value);
    default:
      return field satisfies never;
  }
}

const joined = (texts: readonly string[], separator: string): string =>
  texts.filter(Boolean).join(separator);

/** What formatted text says; each of its paragraphs and lines is a line. */
function withoutTags(html: string): string {
  const lined = html.replace(/<br\s*\/?>|<\/(p|li|h\d|div|blockquote)>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(lined, 'text/html');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

/** A plain value as text; empty if it is missing. */
export const plainText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** A number with a decimal comma, as local spreadsheets expect it. */
export const numberText = (value: unknown): string => plainText(value).replace('.', ',');

/** The name of an embedded record, or the id of one that is not embedded. */
function referenceText(value: unknown): string {
  if (!isObject(value)) return plainText(value);
  return plainText(value.name ?? value.Tname ?? value.code ?? value._id);
}

/** Whether a value has nothing to show. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
