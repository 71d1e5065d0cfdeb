import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CUSTOMER_MANIFEST } from './customer-build.ts';
import { customerLoad, firstLoad, type Manifest } from './first-load.ts';
import { foreignAddresses } from './foreign-addresses.ts';

/** The most that a first visit may load up to a screen: bytes of gzipped script, and files. */
const BUDGETS = {
  login: { bytes: 60_000, files: 4, name: 'the login screen' },
  list: { bytes: 368_000, files: 15, name: 'the first list' },
  page: { bytes: 120_000, files: 15, name: 'an open conversation of a customer' },
} as const;

const BUILT = join(import.meta.dirname, '../dist/web');

const read = (file: string): Buffer => readFileSync(join(BUILT, file));
const weigh = (file: string): number => gzipSync(read(file), { level: 9 }).length;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

const readJson = (file: string): Manifest => JSON.parse(read(file).toString());

function checkWeight(): string[] {
  const manifest = readJson('.vite/manifest.json');
  const { login, list } = firstLoad(manifest, read('index.html').toString(), weigh);
  const customers = readJson(CUSTOMER_MANIFEST);
  const page = customerLoad(customers, read('customer.html').toString(), weigh);
  for (const file of list) console.log(`${kilobytes(weigh(file))}  ${file}`);
  return [
    ...overBudget(login, BUDGETS.login),
    ...overBudget(list, BUDGETS.list),
    ...overBudget(page, BUDGETS.page),
  ];
}

type Budget = (typeof BUDGETS)[keyof typeof BUDGETS];

function overBudget(scripts: readonly string[], { bytes, files, name }: Budget): string[] {
  const total = scripts.reduce((sum, file) => sum + weigh(file), 0);
  const found = `${kilobytes(total)} in ${scripts.length} files up to ${name}`;
  console.log(`${found}, of ${bytes / 1000} kB in ${files} allowed`);
  return total > bytes || scripts.length > files ? [`${found.trim()}: over the budget.`] : [];
}

function checkOrigins(): string[] {
  return readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html)$/.test(file))
    .flatMap((file) =>
      foreignAddresses(file, read(file).toString(), process.env.VITE_API_URL).map(
        (address) => `${file} mentions ${address}, an address of another origin.`,
      ),
    );
}

/**
 * Prints the size of the scripts up to the first list, and returns what is wrong with the built
 * web client.
 */
export function checkBundle(): readonly string[] {
  return [...checkWeight(), ...checkOrigins()];
}

if (import.meta.main) {
  const problems = checkBundle();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
