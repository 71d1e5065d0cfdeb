/** The permanent address of a version of the terms; `origin` is where people reach the product. */
export const termsAddress = (origin: string, number: number): string =>
  `${origin.replace(/\/+$/, '')}/legal/agb/v${number}`;
