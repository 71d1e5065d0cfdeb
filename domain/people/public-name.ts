type Named = { readonly firstName?: string | null; readonly lastName?: string | null };

/** A name as strangers may read it: the first name, and the initial of the last one. */
export function publicName({ firstName, lastName }: Named): string {
  const [initial] = lastName?.trim() ?? '';
  return [firstName?.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}
