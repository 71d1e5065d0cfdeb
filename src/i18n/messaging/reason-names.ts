/** Why a message was not sent or did not arrive, without what can be done about it. */
export const reasonNames = <Reason extends string>(
  reasons: Readonly<Record<Reason, { readonly why: string }>>,
): Readonly<Record<Reason, string>> =>
  Object.fromEntries(
    Object.entries<{ readonly why: string }>(reasons).map(([reason, { why }]) => [reason, why]),
  ) as Record<Reason, string>;
