import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Some screens whose code comes in one file, beside what the routes before them have loaded. */
export type RouteChunk = {
  readonly name: string;
  readonly screens: readonly string[];
  /**
   * For files of which a browser loads one, as of four languages: the chunk that holds what several
   * of them need.
   */
  readonly sharedIn?: string;
};

type Chunk = Pick<Rolldown.OutputChunk, 'imports' | 'facadeModuleId' | 'isEntry'> & {
  readonly modules: Readonly<Record<string, unknown>>;
};

/** How a build divides itself, by the names of its files. */
export type Division = ReadonlyMap<string, Chunk>;

/** The modules that are loaded for these files: theirs, and those of everything they import. */
function modulesOf(division: Division, files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of division.get(file)?.imports ?? []) add(next);
  };
  files.forEach(add);
  return new Set([...seen].flatMap((file) => Object.keys(division.get(file)?.modules ?? {})));
}

/** The chunk of each module: that of the first route which needs it. The entry is of the first one. */
export function chunkOfEach(
  division: Division,
  routes: readonly RouteChunk[],
): ReadonlyMap<string, string> {
  const needed = routes.map(({ name, screens, sharedIn }, at) => {
    const files = screens.map((screen) => {
      const found = [...division].find(([, chunk]) => chunk.facadeModuleId?.endsWith(`/${screen}`));
      if (!found) throw new Error(`The chunk "${name}" is to hold ${screen}, which no page loads.`);
      return found[0];
    });
    const entries = [...division].filter(([, { isEntry }]) => at === 0 && isEntry);
    return {
      name,
      sharedIn,
      modules: modulesOf(division, [...entries.map(([file]) => file), ...files]),
    };
  });
  const chunks = new Map<string, string>();
  for (const { name, sharedIn, modules } of needed) {
    const siblings = needed.filter((other) => other.name !== name && other.sharedIn === sharedIn);
    for (const id of modules) {
      const isShared = sharedIn !== undefined && siblings.some((other) => other.modules.has(id));
      if (!chunks.has(id)) chunks.set(id, isShared ? sharedIn : name);
    }
  }
  return chunks;
}

/** Lets the bundler divide the client as it likes, and looks which module is needed by which screen. */
async function divide({ root, resolve, worker, build: wanted }: UserConfig): Promise<Division> {
  const input = wanted?.rolldownOptions?.input;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    ...(root && { root }),
    ...(resolve && { resolve }),
    ...(worker && { worker }),
    plugins: [react({ exclude: [/node_modules/, /src\/pdf\//, /src\/login\//] })],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      reportCompressedSize: false,
      ...(input && { rolldownOptions: { input } }),
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The first build has no output.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * Few files by route instead of many by component. The bundler alone makes a file for every set of
 * screens that share something, which is hundreds; by folders or packages, a screen would load what
 * it does not need, because the libraries are drawn from by their whole index. What a screen really
 * needs is known only after unused code is removed, so the client is built twice, the first time
 * without minifying and writing.
 */
export function chunksByRoute(routes: readonly RouteChunk[]): Plugin {
  return {
    name: 'chunks-by-route',
    apply: 'build',
    async config(config) {
      const chunks = chunkOfEach(await divide(config), routes);
      const groups = routes.map(({ name }, at) => ({
        name,
        test: (id: string) => chunks.get(id) === name,
        priority: routes.length - at,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
