import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** One import of a file of the project by another; types and lazy ones count as much as others. */
export type Import = { readonly from: string; readonly to: string };

/** A source file: its path from the project's folder, with slashes, and what stands in it. */
export type Source = {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
};

/** Written by a command. */
const GENERATED = /\/database-types\.ts$/;

/** The text of every hand-written TypeScript file below some folders of a project. */
export function readSources(root: string, folders: readonly string[]): readonly Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !GENERATED.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

/** What a file imports from the project: by `import`, `export … from` and `import()`. */
export function importsOf({ path, text }: Source): readonly Import[] {
  const { module } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return [...new Set(specifiers)]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => ({ from: path, to: join(dirname(path), specifier).replaceAll('\\', '/') }));
}
