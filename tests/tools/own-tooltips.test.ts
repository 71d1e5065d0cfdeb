import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const TOOLTIP = /import Tooltip from|import \{[^}]*\bTooltip\b[^}]*\} from/;

test('the one watch of the frame shows all hints', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) => TOOLTIP.test(readFileSync(join(SRC, name), 'utf8')))
    .toSorted();
  expect(files).toEqual(['kit/HintTooltip.tsx']);
});
