type Head<Code extends string> = Code extends `${infer H}.${string}` ? H : Code;
type Tail<Code extends string, H extends string> = Code extends `${H}.${infer T}` ? T : never;

/** An object of texts with one leaf for each dotted code: `'a.b' | 'a.c'` gives `{ a: { b, c } }`. */
export type Nested<Code extends string> = {
  [H in Head<Code>]: [Tail<Code, H>] extends [never] ? string : Nested<Tail<Code, H>>;
};

/** Every dotted path to a text of a catalogue. */
export type KeyOf<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${KeyOf<Texts[K]>}`;
}[keyof Texts & string];
