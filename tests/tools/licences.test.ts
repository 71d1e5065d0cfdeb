import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInventory, runtimeInventory } from '../../tools/dependencies/inventory.ts';
import {
  type Component,
  isAllowed,
  type LicenceException,
  licenceProblems,
} from '../../tools/dependencies/licences.ts';

const ROOT = join(import.meta.dirname, '../..');

const component = (name: string, licence?: string): Component => ({
  name,
  version: '1.0.0',
  ...(licence === undefined ? {} : { licenses: [{ license: { id: licence } }] }),
});

const exception = (name: string, licence: string): LicenceException => ({
  package: name,
  licence,
  reason: 'It is a library of its own.',
  read: '2026-11-28',
});

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', '(MPL-2.0 OR Apache-2.0)'])(
    'suits an MIT product: %s',
    (licence) => {
      expect(isAllowed(licence)).toBe(true);
    },
  );

  it.each([
    '',
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    '(MIT AND (GPL-3.0-only OR AGPL-3.0-only))',
  ])('does not, or is not understood: %j', (licence) => {
    expect(isAllowed(licence)).toBe(false);
  });
});

describe('an inventory', () => {
  it('has a package that must not be in it', () => {
    expect(licenceProblems([component('a', 'MIT'), component('b', 'AGPL-3.0-only')], [])).toEqual([
      'b 1.0.0 has the licence AGPL-3.0-only.',
    ]);
  });

  it('has a package that names no licence', () => {
    expect(licenceProblems([component('a')], [])).toEqual(['a 1.0.0 names no licence.']);
  });

  it('has an exception, by its name and the licence that was read', () => {
    const found = [component('@img/b-arm', 'LGPL-3.0-or-later')];
    const exceptions = [exception('@img/b-*', 'LGPL-3.0-or-later')];
    expect(licenceProblems(found, exceptions)).toEqual([]);
    expect(licenceProblems([component('@img/b-arm', 'AGPL-3.0-only')], exceptions)).toEqual([
      '@img/b-arm 1.0.0 has the licence AGPL-3.0-only.',
      'The exception for @img/b-* (LGPL-3.0-or-later) is not needed.',
    ]);
  });
});

describe('the inventory of what runs', () => {
  const part = (name: string, version = '1.0.0') => ({
    name,
    version,
    'bom-ref': `${name}@${version}`,
  });
  const lock = {
    name: 'jisr',
    packages: {
      '': { version: '1.0.0' },
      'node_modules/@scope/both': { version: '1.0.0' },
      'node_modules/alias': { name: 'noop', version: '2.0.0' },
      'node_modules/tester': { version: '1.0.0', dev: true },
      'node_modules/tester/node_modules/@scope/both': { version: '1.0.0', dev: true },
      'node_modules/tester/node_modules/alias': { version: '1.0.0', dev: true },
    },
  };
  const all = {
    metadata: { component: part('a-folder') },
    components: [part('@scope/both'), part('noop', '2.0.0'), part('tester'), part('alias')],
    dependencies: [
      { ref: 'a-folder@1.0.0', dependsOn: ['@scope/both@1.0.0', 'tester@1.0.0'] },
      { ref: 'tester@1.0.0', dependsOn: ['alias@1.0.0'] },
    ],
  };

  it('has what the product needs, though development needs it too', () => {
    expect(runtimeInventory(all, lock)).toEqual({
      metadata: { component: { ...part('a-folder'), name: 'jisr' } },
      components: [part('@scope/both'), part('noop', '2.0.0')],
      dependencies: [{ ref: 'a-folder@1.0.0', dependsOn: ['@scope/both@1.0.0'] }],
    });
  });
});

describe('what npm installs to run the product', () => {
  const exceptions: readonly LicenceException[] = JSON.parse(
    readFileSync(join(ROOT, 'docs/licence-exceptions.json'), 'utf8'),
  );

  it('has licences that suit it, for every platform', async () => {
    const { components, metadata } = await readInventory();
    const names = components.map(({ name }) => name);
    const { name, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(metadata.component.name).toBe(name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(names).not.toContain('vitest');
    expect(licenceProblems(components, exceptions)).toEqual([]);
  });

  it('has exceptions that each say why, and when the licence was read', () => {
    for (const { reason, read } of exceptions) {
      expect(reason).toMatch(/^\S.{20,}\.$/);
      expect(new Date(read).toISOString().slice(0, 10)).toBe(read);
    }
  });
});
