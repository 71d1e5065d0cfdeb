/**
 * `npm run sbom -- FILE`: writes the inventory of everything that is installed to run the product
 * (CycloneDX 1.5), and checks that its licences suit an MIT product.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readInventory } from './dependencies/inventory.ts';
import { licenceProblems } from './dependencies/licences.ts';

const ROOT = join(import.meta.dirname, '..');
const EXCEPTIONS = join(ROOT, 'docs/licence-exceptions.json');

const [given = join(ROOT, 'dist/sbom.cdx.json')] = process.argv.slice(2);
const file = resolve(given);
const inventory = await readInventory();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(inventory, null, 2)}\n`);
console.log(`${relative('.', file)} names ${inventory.components.length} packages.`);

const problems = licenceProblems(
  inventory.components,
  JSON.parse(readFileSync(EXCEPTIONS, 'utf8')),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`Exceptions are in ${relative('.', EXCEPTIONS)}, each with its reason.`);
  process.exitCode = 1;
}
