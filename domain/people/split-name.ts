import { fullName } from './full-name.ts';

type NameParts = { readonly firstName: string; readonly lastName: string };

/**
 * First and last name out of 'Vor-u. Nachname' in one line. What is known stays known: a name of which
 * one part is as before changes in the other only, so that "Fatima Zahra | El Amrani" is not torn
 * apart. Of a new name the first word is the first name.
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
