import { expect, test } from 'vitest';
import { typedLink } from '../../../../src/features/rich-text/typed-link.ts';

test.each([
  ['example.org/zoll', 'https://example.org/zoll'],
  [' https://example.org/a?b=1 ', 'https://example.org/a?b=1'],
  ['info@example.org', 'mailto:info@example.org'],
  ['+49 421 123 45-67', 'tel:+494211234567'],
  ['00212 6 00 00 00 00', 'tel:+212600000000'],
  ['/legal/agb', '/legal/agb'],
])('somebody who types %s sets a link to %s', (typed, href) => {
  expect(typedLink(typed)).toBe(href);
});

test.each(['', 'hallo', 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'a@b@c.de'])(
  'somebody who types "%s" is prompted again',
  (typed) => {
    expect(typedLink(typed)).toBeUndefined();
  },
);
