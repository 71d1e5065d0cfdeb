import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Component } from './licences.ts';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');
const MOST_BYTES = 50_000_000;

/** A part of the product in an inventory, and what refers to it there. */
type Part = Component & { readonly 'bom-ref': string };

/** An inventory in the form of CycloneDX, as far as we read it. */
export type Inventory = {
  readonly metadata: { readonly component: Part };
  readonly components: readonly Part[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

/** A lock file of npm, as far as we read it. */
export type LockFile = {
  readonly name: string;
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly version?: string; readonly dev?: boolean }>
  >;
};

const FOLDER = 'node_modules/';

/** The packages that a lock file has for more than development, as `name@version`. */
const runtimePackages = ({ packages }: LockFile): ReadonlySet<string> =>
  new Set(
    Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { name, version }]) => {
        const installedAs = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
        return `${name ?? installedAs}@${version}`;
      }),
  );

/**
 * An inventory without what only development needs. npm's own `--omit=dev` also leaves out what both
 * need, such as React; and npm names the product after its folder, we after its package.
 */
export function runtimeInventory(inventory: Inventory, lock: LockFile): Inventory {
  const needed = runtimePackages(lock);
  const components = inventory.components.filter(({ name, version }) =>
    needed.has(`${name}@${version}`),
  );
  const { metadata } = inventory;
  const refs = new Set([metadata.component, ...components].map((part) => part['bom-ref']));
  return {
    ...inventory,
    metadata: { ...metadata, component: { ...metadata.component, name: lock.name } },
    components,
    dependencies: inventory.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/**
 * What npm installs to run the product, on any platform: read from the lock file, and so the same on
 * every machine.
 */
export async function readInventory(): Promise<Inventory> {
  const kind = ['--sbom-format=cyclonedx', '--sbom-type=application'];
  const [{ stdout }, lock] = await Promise.all([
    run('npm', ['sbom', ...kind, '--package-lock-only'], { cwd: ROOT, maxBuffer: MOST_BYTES }),
    readFile(join(ROOT, 'package-lock.json'), 'utf8'),
  ]);
  return runtimeInventory(JSON.parse(stdout), JSON.parse(lock));
}
