/**
 * Inserts a text before a mark that occurs once in a file. Throws if it does not occur exactly
 * once.
 */
export function insertBefore(source: string, mark: string, text: string): string {
  const parts = source.split(mark);
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error(`Expected "${mark}" once, found it ${parts.length - 1} times.`);
  }
  return `${before}${text}${mark}${after}`;
}

/** The registry of definitions with one added. */
export const registerDefinition = (source: string, name: string): string =>
  insertBefore(
    insertBefore(source, '\n/** Every resource of the product.', importing(name, `./${name}.ts`)),
    '} as const;',
    `  ${name},\n`,
  );

/** The registry of views with one added. */
export function registerView(source: string, name: string): string {
  const mark = 'const ownViews: readonly View[] = [';
  const imported = insertBefore(
    source,
    '\n/** Views that say more than their definition.',
    importing(`${name}View`, `./${name}.tsx`),
  );
  return insertBefore(imported, mark, '').replace(mark, `${mark}${name}View, `);
}

const importing = (what: string, from: string): string => `import { ${what} } from '${from}';\n`;
