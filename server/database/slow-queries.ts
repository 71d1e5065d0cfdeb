const MOST_LETTERS = 1_000;

/**
 * A statement as it may be logged: without any value that was written into it, and without the long
 * lists of places that differ from call to call.
 */
export function loggedSql(text: string): string {
  const plain = text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$])\d+(?:\.\d+)?/g, '?')
    .replace(/(\$\d+|\?)(?:(?:::\w+(?:\[\])?)?\s*,\s*(?:\$\d+|\?)){2,}/g, '$1, …')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS)}…` : plain;
}

/** A statement that took long. */
export type SlowQuery = { readonly sql: string; readonly ms: number };
