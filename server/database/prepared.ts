const names = new Map<string, string>();

/**
 * A statement that most calls run. A connection parses and plans it once (connect.ts), so it must
 * always return the same columns: it names them instead of selecting all.
 */
export function prepared(name: string, text: string): string {
  names.set(text, name);
  return text;
}

/** The name that a statement is prepared under, if it is one of those. */
export const preparedName = (text: string): string | undefined => names.get(text);
