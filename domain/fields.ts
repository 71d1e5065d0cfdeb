import type { AccessRule } from './access.ts';
import type { PictureFrame } from './picture-frame.ts';
import type { FieldPlace } from './roles/grants.ts';

/** The languages of the product; a `localized` field holds a text in each of them. */
export const LOCALES = ['en', 'de', 'fr', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** Timestamps that every record has. */
export const STAMPS = ['createdAt', 'updatedAt'] as const;

/** Options that every field may have. */
export type FieldOptions<Value> = {
  /** A record without a value for it is rejected. */
  required?: boolean;
  /** The value of a new record that does not name one. */
  default?: Value;
  /** Searched by the search box of its resource. */
  search?: boolean;
  /**
   * May be used as a filter in a list query; `'range'` also allows `[gte]`, `[gt]`, `[lte]` and
   * `[lt]`.
   */
  filter?: boolean | 'range';
  /** `false` forbids sorting by it; plain fields can be sorted by unless they say so. */
  sort?: boolean;
  /** No two records may share a value. */
  unique?: boolean;
  /** Set by the server only; a body may repeat the stored value, but not change it. */
  assigned?: boolean;
  /**
   * False for what grows with a record, such as the history of an order: lists leave it out unless
   * `fields` requests it by name, so that a list of a hundred orders does not send a hundred
   * histories. Only for a field of the record itself, not for one inside a group or a list.
   */
  listed?: boolean;
  /**
   * Entered by a person who changes something of their own, to prove who they are; it is never
   * stored.
   */
  proof?: boolean;
  /**
   * Of a person's identity: its values stay out of the audit trail and of drafts on a device, which
   * say only that it was changed (docs/decisions/0096).
   */
  confidential?: boolean;
  /** Who may see it; by default everyone who may see the record. */
  read?: AccessRule;
  /** Who may change it; by default everyone who may change the record. */
  write?: AccessRule;
};

export type TextFormat = 'line' | 'multiline' | 'email' | 'url' | 'phone';
export type NumberUnit = 'kg' | 'cm' | 'percent' | 'pieces' | 'cents' | 'MAD';
export type ChoiceValue = string | number;

type Kind<K extends string, Value, Extra> = {
  readonly kind: K;
  /** Where it is declared, which `defineResource` notes: composed roles grant fields by it. */
  readonly at?: FieldPlace;
} & Extra &
  Readonly<FieldOptions<Value>>;

export type TextField = Kind<
  'text',
  string,
  {
    readonly format: TextFormat;
    readonly min?: number;
    readonly max?: number;
    readonly pattern?: RegExp;
  }
>;
export type RichTextField = Kind<'richText', string, { readonly max?: number }>;
export type NumberField = Kind<
  'integer' | 'decimal',
  number,
  { readonly min?: number; readonly max?: number; readonly unit?: NumberUnit }
>;
export type MoneyField = Kind<'money', string, { readonly min?: number; readonly max?: number }>;
export type BooleanField = Kind<
  'boolean',
  boolean,
  {
    /** Once it is true it stays true, because what it records cannot be undone. */
    readonly lasting?: boolean;
  }
>;
export type DateField = Kind<'date' | 'dateTime', string, unknown>;
export type ChoiceField = Kind<'choice', ChoiceValue, { readonly choices: readonly ChoiceValue[] }>;
export type ReferenceField = Kind<
  'reference',
  string,
  { readonly target: string; readonly embed?: readonly string[] }
>;
export type ListField = Kind<
  'list',
  readonly unknown[],
  { readonly of: Field; readonly max?: number }
>;
export type GroupField = Kind<'group', object, { readonly fields: Fields }>;
export type FileField = Kind<
  'image' | 'file',
  string,
  {
    /** The place where a picture appears, to which it is cut (docs/decisions/0085). */
    readonly frame?: PictureFrame;
  }
>;
export type LocalizedField = Kind<
  'localized',
  Partial<Record<Locale, string>>,
  { readonly of: TextField | RichTextField }
>;

export type Field =
  | TextField
  | RichTextField
  | NumberField
  | MoneyField
  | BooleanField
  | DateField
  | ChoiceField
  | ReferenceField
  | ListField
  | GroupField
  | FileField
  | LocalizedField;

export type FieldKind = Field['kind'];
export type Fields = { readonly [name: string]: Field };

type TextOptions = FieldOptions<string> & { min?: number; max?: number; pattern?: RegExp };
type NumberOptions = FieldOptions<number> & { min?: number; max?: number; unit?: NumberUnit };

/** What a builder returns: the field, with the given options preserved in its type. */
export type Built<F, O> = F & Readonly<O>;

/** Makes a text builder of one format, so that a definition reads `phone({ required: true })`. */
const textOf =
  (format: TextFormat) =>
  <const O extends TextOptions>(options?: O): Built<TextField, O> =>
    ({ kind: 'text', format, ...options }) as Built<TextField, O>;

/** One line of text; `min` and `max` count characters. */
export const text = textOf('line');
/** Several lines of plain text. */
export const multiline = textOf('multiline');
/** An e-mail address. */
export const email = textOf('email');
/** An http or https address. */
export const url = textOf('url');
/** A phone number, stored in E.164 (`+212661234567`). */
export const phone = textOf('phone');

/** Formatted text: HTML limited to a fixed set of tags, cleaned by the server. */
export const richText = <const O extends FieldOptions<string> & { max?: number }>(
  options?: O,
): Built<RichTextField, O> => ({ kind: 'richText', ...options }) as Built<RichTextField, O>;

/** A whole number; `unit` names what is counted. */
export const integer = <const O extends NumberOptions>(options?: O): Built<NumberField, O> =>
  ({ kind: 'integer', ...options }) as Built<NumberField, O>;

/** A number of up to two decimals in `unit`: kilograms on the wire, grams in the store. */
export const decimal = <const O extends NumberOptions>(options?: O): Built<NumberField, O> =>
  ({ kind: 'decimal', ...options }) as Built<NumberField, O>;

/** Euro as a decimal string on the wire (`"12.50"`), integer cents inside; limits are in cents. */
export const money = <const O extends FieldOptions<string> & { min?: number; max?: number }>(
  options?: O,
): Built<MoneyField, O> => ({ kind: 'money', ...options }) as Built<MoneyField, O>;

/** Yes or no. */
export const boolean = <const O extends FieldOptions<boolean> & { lasting?: boolean }>(
  options?: O,
): Built<BooleanField, O> => ({ kind: 'boolean', ...options }) as Built<BooleanField, O>;

/** A day without a time, `YYYY-MM-DD`. */
export const date = <const O extends FieldOptions<string>>(
  options?: O,
): Built<DateField & { kind: 'date' }, O> =>
  ({ kind: 'date', ...options }) as Built<DateField & { kind: 'date' }, O>;

/** A moment in UTC, ISO 8601. */
export const dateTime = <const O extends FieldOptions<string>>(
  options?: O,
): Built<DateField & { kind: 'dateTime' }, O> =>
  ({ kind: 'dateTime', ...options }) as Built<DateField & { kind: 'dateTime' }, O>;

/** One of a fixed list of values. */
export const choice = <
  const C extends readonly [ChoiceValue, ...ChoiceValue[]],
  const O extends FieldOptions<C[number]>,
>(
  choices: C,
  options?: O,
): Built<Omit<ChoiceField, 'choices'> & { readonly choices: C }, O> =>
  ({ kind: 'choice', choices, ...options }) as Built<
    Omit<ChoiceField, 'choices'> & { readonly choices: C },
    O
  >;

/** The name of a stored picture; `frame` is the place where it appears. */
export const image = <const O extends FieldOptions<string> & { frame?: PictureFrame }>(
  options?: O,
): Built<FileField, O> => ({ kind: 'image', ...options }) as Built<FileField, O>;

/** The name of a stored document. */
export const file = <const O extends FieldOptions<string>>(options?: O): Built<FileField, O> =>
  ({ kind: 'file', ...options }) as Built<FileField, O>;

/** Several values of one kind, in order; `max` counts them. */
export const list = <
  const F extends Field,
  const O extends FieldOptions<readonly unknown[]> & { max?: number },
>(
  of: F,
  options?: O,
): Built<Omit<ListField, 'of'> & { readonly of: F }, O> =>
  ({ kind: 'list', of, ...options }) as Built<Omit<ListField, 'of'> & { readonly of: F }, O>;

/** A nested object with its own fields. */
export const group = <const F extends Fields, const O extends FieldOptions<object>>(
  fields: F,
  options?: O,
): Built<Omit<GroupField, 'fields'> & { readonly fields: F }, O> =>
  ({ kind: 'group', fields, ...options }) as Built<
    Omit<GroupField, 'fields'> & { readonly fields: F },
    O
  >;

/** A text in each language of the product. */
export const localized = <
  const F extends TextField | RichTextField,
  const O extends FieldOptions<Partial<Record<Locale, string>>>,
>(
  of: F,
  options?: O,
): Built<LocalizedField, O> => ({ kind: 'localized', of, ...options }) as Built<LocalizedField, O>;
