import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RoleDeclaration } from '../../domain/roles/role.ts';
import { applyBlock, blocksOf } from './page-blocks.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = 'docs/adding-a-role.md';
/** Modules that a test imports have to lie in the project. */
const RESULTS = join(ROOT, 'test-results');

/** Adds the role of docs/adding-a-role.md to a copy of the project, as the page says. */
export function applyRolePage(folder: string): void {
  for (const block of blocksOf(readFileSync(join(ROOT, PAGE), 'utf8'))) applyBlock(folder, block);
}

/** The role of the page. */
export async function documentedRole(): Promise<RoleDeclaration> {
  const { roles } = await rolesOfPage();
  const role = roles.find(({ name }) => name === 'driver');
  if (!role) throw new Error(`${PAGE} declares no driver.`);
  return role;
}

/**
 * The module `domain/roles/roles.ts` as it is once somebody has followed docs/adding-a-role.md: with
 * the role `driver`, of which the product knows nothing else.
 */
export async function rolesOfPage(): Promise<{ roles: readonly RoleDeclaration[] }> {
  mkdirSync(RESULTS, { recursive: true });
  const folder = mkdtempSync(join(RESULTS, 'roles-'));
  try {
    const place = join('domain', 'roles');
    cpSync(join(ROOT, place), join(folder, place), { recursive: true });
    applyRolePage(folder);
    return await import(/* @vite-ignore */ join(folder, place, 'roles.ts'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
