import type { AccessRule } from './access.ts';
import type { ChoiceValue, Field, Fields, Locale } from './fields.ts';

type Item<F> = F extends { kind: 'list'; of: infer Of }
  ? readonly ValueOf<Of>[]
  : F extends { kind: 'group'; fields: infer G extends Fields }
    ? ValuesOf<G>
    : F extends { kind: 'choice'; choices: infer C extends readonly ChoiceValue[] }
      ? C[number]
      : F extends { kind: 'reference'; targetOf?: infer D; embed?: infer E }
        ? Embedded<D, E>
        : F extends { kind: 'integer' | 'decimal' }
          ? number
          : F extends { kind: 'boolean' }
            ? boolean
            : F extends { kind: 'localized' }
              ? Partial<Record<Locale, string>>
              : string;

type Embedded<D, E> = [E] extends [readonly [string, ...string[]]]
  ? D extends { fields: infer F extends Fields }
    ? { readonly _id: string } & ValuesOf<Pick<F, E[number] & keyof F>>
    : string
  : string;

/** The type of one field's value on the wire. */
export type ValueOf<F> = Item<F>;

type AlwaysThere<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true } | { default: unknown } | { kind: 'group' }
    ? K
    : never;
}[keyof F];

/**
 * The type of an object with these fields. A field that is neither required nor has a default may
 * be missing.
 */
export type ValuesOf<F extends Fields> = {
  [K in AlwaysThere<F>]: ValueOf<F[K]>;
} & {
  [K in Exclude<keyof F, AlwaysThere<F>>]?: ValueOf<F[K]> | null;
};

/** What every stored record has besides its own fields. */
export type Stamps = { createdAt: string; updatedAt: string; __v: number };

/** A record as the client holds it: the wire's `_id` is its `id`. */
export type RecordOf<D extends { fields: Fields }> = { id: string } & Stamps &
  ValuesOf<D['fields']>;

/** Whether a field has a value in every whole record: `ValuesOf` as a function. */
export const isAlwaysThere = (field: Field): boolean =>
  field.required === true || field.default !== undefined || field.kind === 'group';

/** Whether everybody who reads the record gets the field, in lists too. */
export const isSeenByAll = ({ read, listed }: Field): boolean =>
  read === undefined && listed !== false;

type HiddenFrom<F extends Fields> = {
  [K in keyof F]: F[K] extends { read: AccessRule } | { listed: false } ? K : never;
}[keyof F];

/**
 * A record as it is named: whole, but for what not everybody may read or no list holds. A back end
 * need not keep the timestamps.
 */
export type NamedOf<F extends Fields> = { id: string } & Partial<Stamps> &
  ValuesOf<Omit<F, HiddenFrom<F>>> & {
    [K in HiddenFrom<F>]?: ValueOf<F[K]> | null;
  };

/** What is known of a record that is not whole, such as one that is being typed. */
export type PartOf<F extends Fields> = { id?: string } & Partial<Stamps> & {
    [K in keyof F]?: PartValue<ValueOf<F[K]>> | null;
  };

type PartValue<V> = V extends readonly unknown[]
  ? V
  : V extends object
    ? { [K in keyof V]?: PartValue<V[K]> | null }
    : V;

/** A record as it travels. */
export type WireOf<D extends { fields: Fields }> = { _id: string } & Stamps & ValuesOf<D['fields']>;

/** Every path to a value of these fields, groups included: `recipient.phone`, but no list index. */
export type PathOf<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { kind: 'group'; fields: infer G extends Fields }
    ? `${K}` | `${K}.${PathOf<G>}`
    : F[K] extends { kind: 'list'; of: { kind: 'group'; fields: infer G extends Fields } }
      ? `${K}` | `${K}.${PathOf<G>}`
      : `${K}`;
}[keyof F & string];
