import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';

/** The hooks with which a plugin puts other code in the place of a module. */
const REPLACES = ['resolveId', 'load', 'transform'] as const;
const isOfVite = ({ name }: Plugin): boolean => name.startsWith('vite:');

test('the build takes every library as it is installed', async () => {
  const plugins = (await Promise.all(config.plugins ?? [])).flat();
  const own = plugins.filter((one): one is Plugin => Boolean(one) && !isOfVite(one as Plugin));
  expect(own.map(({ name }) => name)).toContain('chunks-by-route');
  expect(
    own.filter((plugin) => REPLACES.some((hook) => plugin[hook])).map(({ name }) => name),
  ).toEqual([]);
  expect(config.resolve?.alias).toBeUndefined();
});
