/** The initials of a person's first and last name, as a small avatar. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((label) => [...(label ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
