import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_STYLE } from '../../../server/legal/page-frame.ts';
import { contrast } from '../../support/contrast.ts';

/** The colours of each scheme, as the page's own style names them. */
const schemes = [...PAGE_STYLE.matchAll(/:root\{([^}]*--paper[^}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries([...body.matchAll(/--(\w+):(#\w{6})/g)].map(([, name, hex]) => [name, hex])),
);

/** The colours of the customers' page by the names that this page gives them. */
const NAMED = {
  paper: 'surface',
  ink: 'text',
  about: 'muted',
  link: 'primary',
  line: 'line',
  sea: 'sea',
  onsea: 'sea-strong',
} as const;

const TOKENS = readFileSync(
  join(import.meta.dirname, '../../../src/customer/style/tokens.css'),
  'utf8',
).split('@media (prefers-color-scheme: dark)');

describe('a reader of a public legal page', () => {
  test.each([
    ['by day', 0],
    ['by night', 1],
    ['in print', 2],
  ])('reads every text easily %s', (_when, at) => {
    const colours: Partial<Record<string, string>> = schemes[at] ?? {};
    const { paper: ground = '' } = colours;
    for (const text of ['ink', 'about', 'link']) {
      expect(contrast(colours[text] ?? ground, ground), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([0, 1])('sees the colours of the customers’ page, by day and by night (%i)', (at) => {
    for (const [own, theirs] of Object.entries(NAMED)) {
      expect(TOKENS[at], own).toContain(`--${theirs}: ${schemes[at]?.[own]};`);
    }
  });

  test('sees no colour of the system, which differs from browser to browser', () => {
    expect(PAGE_STYLE).not.toMatch(/GrayText|LinkText|Canvas/);
    expect(PAGE_STYLE).toContain('html{background:var(--paper);color:var(--ink);');
  });
});
