import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = join(import.meta.dirname, '../../../src/customer/style');

type Rule = { readonly selector: string; readonly text: string };

/** The innermost rules of a style sheet. */
const rulesOf = (css: string): readonly Rule[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', text = '']) => ({ selector: selector.trim(), text }),
  );

const rules = readdirSync(STYLES)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => rulesOf(readFileSync(join(STYLES, name), 'utf8')));

const scrolls = ({ text }: Rule) =>
  /overflow(-[xy]|-block|-inline)?:[^;]*\b(auto|scroll)\b/.test(text);
const isPositioned = ({ text }: Rule) => /position:\s*(relative|absolute|fixed|sticky)/.test(text);

// Texts for screen readers are taken out of the flow. Without a positioned parent they hang on the
// page, which then becomes as long as everything inside a screen that scrolls by itself.
test('what scrolls on a page of customers holds the hidden texts that are inside it', () => {
  const hidden = rules.find(({ selector }) => selector === '.hidden');
  expect(hidden?.text).toContain('position: absolute');
  const scrolling = rules.filter(scrolls);
  expect(scrolling.map(({ selector }) => selector)).toEqual(
    expect.arrayContaining(['.scroller', '.orders']),
  );
  expect(scrolling.filter((rule) => !isPositioned(rule))).toEqual([]);
});
