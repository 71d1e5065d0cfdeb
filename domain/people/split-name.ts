import { fullName } from './full-name.ts';

type NameParts = { readonly firstName: string; readonly lastName: string };

/**
 * Splits 'Vor-u. Nachname', typed in one line, into first and last name. A known part is preserved: if
 * one part is unchanged, only the other changes, so that "Fatima Zahra | El Amrani" is not split in
 * the wrong place. In a new name the part before the first blank is the first name.
 */
export function splitName(
  typed: string,
  before: { readonly firstName?: string | null; readonly lastName?: string | null } = {},
): NameParts {
  const name = typed.trim().replace(/\s+/g, ' ');
  const firstName = before.firstName ?? '';
  const lastName = before.lastName ?? '';
  if (name === fullName(before)) return { firstName, lastName };
  if (firstName && name.startsWith(`${firstName} `)) {
    return { firstName, lastName: name.slice(firstName.length + 1) };
  }
  if (lastName && name.endsWith(` ${lastName}`)) {
    return { firstName: name.slice(0, -lastName.length - 1), lastName };
  }
  const [first = '', ...rest] = name.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}
