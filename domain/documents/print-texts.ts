/** A sentence in the two languages of a declaration (specification 2.8). */
export type BilingualText = {
  readonly de: string;
  readonly fr: string;
  /** Of a statement: whether it says that the goods are worth no more than the limit. */
  readonly isAboutLimit?: true;
};

/**
 * Text blocks that papers carry: content with versions, edited by the company. In each of them
 * `{company}`, `{compensationLimit}` and `{valueLimit}` stand for the settings' values
 * (`fillPlaceholders`).
 */
export type PrintTexts = {
  /** Names the version that was printed with. */
  readonly version: string;
  readonly invoice: {
    /** What was done, such as 'Pakettransport Deutschland – Marokko'. */
    readonly service: string;
    /** Prices are final, terms apply, compensation is limited: one paragraph each. */
    readonly notes: readonly string[];
    /** Thanks, or when to pay; an empty text is not printed. */
    readonly closing: string;
  };
  readonly declaration: {
    /** The legal declarations, in their order. */
    readonly statements: readonly BilingualText[];
  };
};

/** What the placeholders of a text block stand for. */
export type Placeholders = Readonly<Record<'company' | 'compensationLimit' | 'valueLimit', string>>;

/** A text block with its placeholders filled; braces around any other word stay as they are. */
export const fillPlaceholders = (text: string, values: Placeholders): string =>
  text.replace(
    /\{(company|compensationLimit|valueLimit)\}/g,
    (_, name: keyof Placeholders) => values[name],
  );
