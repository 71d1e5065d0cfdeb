type Method = (...args: never[]) => Promise<unknown>;

/**
 * Methods whose code is loaded with the first call of one of them: nothing before the first list
 * needs them. All of their names are given, so that none is forgotten.
 */
export function lateMethods<Methods extends { readonly [Name in keyof Methods]: Method }>(
  load: () => Promise<Methods>,
  names: { readonly [Name in keyof Methods]: true },
): Methods {
  const late =
    (name: string) =>
    async (...args: never[]) =>
      (await load())[name as keyof Methods](...args);
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, late(name)]),
  ) as unknown as Methods;
}
