/** A sentence in the two languages of a declaration (specification 2.8). */
export type BilingualText = {
  readonly de: string;
  readonly fr: string;
  /** For a statement: whether it says that the goods are worth no more than the limit. */
  readonly isAboutLimit?: true;
  /** For a statement: whether it says that the goods are not for trade. */
  readonly isAboutTrade?: true;
};

/**
 * Text blocks on documents: content with versions, edited by the company. In each of them `{company}`,
 * `{compensationLimit}` and `{valueLimit}` stand for values from the settings (`fillPlaceholders`).
 */
export type PrintTexts = {
  /** The version that a document was printed with. */
  readonly version: string;
  readonly invoice: {
    /** The service, such as 'Pakettransport Deutschland – Marokko'. */
    readonly service: string;
    /** Prices are final, terms apply, compensation is limited: one paragraph each. */
    readonly notes: readonly string[];
    /** Thanks, or when to pay; an empty text is not printed. */
    readonly closing: string;
  };
  readonly declaration: {
    /** The legal declarations, in order. */
    readonly statements: readonly BilingualText[];
  };
};

/** The values of the placeholders in a text block. */
export type Placeholders = Readonly<Record<'company' | 'compensationLimit' | 'valueLimit', string>>;

/** A text block with its placeholders filled; any other placeholder is left unchanged. */
export const fillPlaceholders = (text: string, values: Placeholders): string =>
  text.replace(
    /\{(company|compensationLimit|valueLimit)\}/g,
    (_, name: keyof Placeholders) => values[name],
  );
