/** How many customers are registered for a tour, in all and city by city. */
export type Registered = {
  readonly count: number;
  /** Those with the most customers first; `null` for those who have named none, at the end. */
  readonly cities: readonly { readonly city: string | null; readonly count: number }[];
};
