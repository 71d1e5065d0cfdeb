type NameParts = { firstName?: string | null; lastName?: string | null };

/** The display name of a sender or recipient: first and last name joined by a space (specification 3). */
export function fullName(person: NameParts): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}

/** Whatever parts of a name a back end has sent. */
export type Named = NameParts & { name?: string | null };

/** The name that somebody is shown by, from whatever parts of it a back end has sent. */
export const nameOf = (person: Named): string => fullName(person) || (person.name ?? '');
