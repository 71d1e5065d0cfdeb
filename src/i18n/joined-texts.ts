type Part = { readonly resources: object };

/** Two parts of a catalogue as one; what they say of the same resource is put together. */
export type JoinedTexts<First extends Part, Late extends Part> = Omit<First, 'resources'> &
  Omit<Late, 'resources'> & { resources: First['resources'] & Late['resources'] };

/** The whole catalogue of a language, of its first part and its late one. */
export const joinedTexts = <First extends Part, Late extends Part>(
  first: First,
  late: Late,
): JoinedTexts<First, Late> => {
  const known: Readonly<Record<string, object>> = { ...first.resources };
  const resources = Object.entries<object>({ ...late.resources }).map(([name, texts]) => [
    name,
    { ...known[name], ...texts },
  ]);
  return {
    ...first,
    ...late,
    resources: { ...known, ...Object.fromEntries(resources) },
  } as JoinedTexts<First, Late>;
};
