/** The display name of a sender or recipient: first and last name joined by a space (specification 3). */
export function fullName(person: { firstName?: string | null; lastName?: string | null }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}
