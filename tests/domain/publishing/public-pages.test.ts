import { expect, test } from 'vitest';
import { ANONYMOUS } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { PUBLIC_PAGES } from '../../../domain/publishing/public-pages.ts';
import { resources } from '../../../domain/resources/registry.ts';

const pathOf = ({ path, name }: Definition): string => path ?? name;

test.each(Object.entries(PUBLIC_PAGES))(
  'a stranger may read what the page %s shows',
  (_name, { calls }) => {
    for (const call of calls) {
      const [, path] = /^([^/?]+)/.exec(call) ?? [];
      const definition = Object.values<Definition>(resources).find((one) => pathOf(one) === path);
      expect(definition?.access.list(ANONYMOUS), call).toBeTruthy();
    }
  },
);
