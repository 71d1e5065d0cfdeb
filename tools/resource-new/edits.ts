/**
 * Inserts a text before a marker that occurs once in a file. Throws if it does not occur exactly
 * once.
 */
export function insertBefore(source: string, anchor: string, text: string): string {
  const parts = source.split(anchor);
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error(`Expected "${anchor}" once, found it ${parts.length - 1} times.`);
  }
  return `${before}${text}${anchor}${after}`;
}

/** The registry of definitions with one added. */
export const registerDefinition = (source: string, name: string): string =>
  insertBefore(
    belowImports(source, importing(name, `./${name}.ts`)),
    '} as const;',
    `  ${name},\n`,
  );

/** The registry of views with one added. */
export function registerView(source: string, name: string): string {
  const anchor = 'const ownViews: readonly View[] = [';
  const imported = belowImports(source, importing(`${name}View`, `./${name}.tsx`));
  return insertBefore(imported, anchor, '').replace(anchor, `${anchor}${name}View, `);
}

/** Inserts a text below the imports, which end where the first comment begins. */
function belowImports(source: string, text: string): string {
  const end = source.indexOf('\n/**');
  if (end < 0) throw new Error('Expected a comment below the imports, found none.');
  return `${source.slice(0, end)}${text}${source.slice(end)}`;
}

const importing = (what: string, from: string): string => `import { ${what} } from '${from}';\n`;
