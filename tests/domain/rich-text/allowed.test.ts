import { expect, test } from 'vitest';
import { allowedAttributes } from '../../../domain/rich-text/allowed.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';

test('a link keeps where it leads, and never hands the page on', () => {
  const given = { href: 'https://example.org/a', target: '_blank', rel: 'opener', onclick: 'x()' };
  expect(allowedAttributes('a', given)).toEqual({
    href: 'https://example.org/a',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

test('a link to what a browser would run leads nowhere', () => {
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil']) {
    expect(allowedAttributes('a', { href })).toEqual({ rel: 'noopener noreferrer' });
  }
});

test('a paragraph keeps its direction and its alignment, and nothing else of its style', () => {
  const style = 'position:fixed; TEXT-ALIGN: Center; color: red';
  expect(allowedAttributes('p', { dir: 'RTL', style, href: '/x', id: 'a' })).toEqual({
    dir: 'rtl',
    style: 'text-align:center',
  });
  expect(allowedAttributes('p', { dir: 'up', style: 'text-align:url(x)' })).toEqual({});
});

test('there are fifty hostile texts, each with another attempt', () => {
  expect(HOSTILE_TEXTS).toHaveLength(50);
  expect(new Set(HOSTILE_TEXTS.map(([attempt]) => attempt)).size).toBe(50);
  expect(new Set(HOSTILE_TEXTS.map(([, html]) => html)).size).toBe(50);
});
