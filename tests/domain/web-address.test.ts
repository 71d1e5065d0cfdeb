import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isWebAddress, webAddress } from '../../domain/web-address.ts';

const deceiving = fc.constantFrom(
  '\0',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\\',
);

describe('a web address', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://Example.org', 'http://example.org/'],
    ['http://127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
    ['http://localhost', 'http://localhost/'],
    ['https://[2001:db8::1]/', 'https://[2001:db8::1]/'],
    ['https://münchen.example/طنجة', 'https://xn--mnchen-3ya.example/%D8%B7%D9%86%D8%AC%D8%A9'],
    ['example.org', 'https://example.org/'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['www.example.org?x=1', 'https://www.example.org/?x=1'],
  ])('%s leads to %s', (text, href) => {
    expect(webAddress(text)?.href).toBe(href);
  });

  it.each([
    ['javascript:0||alert(1)'],
    ['javascript:alert(1)'],
    ['javascript:0/alert(1)'],
    ['javascript:0'],
    ['javascript:1@example.org'],
    ['JaVaScRiPt://example.org/%0aalert(1)'],
    ['\u0001javascript:alert(1)'],
    ['\u200bjavascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['mailto:amina@example.org'],
    ['amina@example.org'],
    ['https://bank.example@evil.example/'],
    ['https:example.org'],
    ['https:/example.org'],
    ['https:///example.org'],
    ['https:\\\\example.org'],
    ['//example.org'],
    ['/page'],
    ['#part'],
    ['https://'],
    ['https://?'],
    ['https://exa mple.org'],
    ['https://example.org:99999/'],
    ['localhost:3000'],
    ['one'],
    ['1.2'],
    [''],
  ])('is not %j', (text) => {
    expect(webAddress(text)).toBeUndefined();
  });

  test('leads to http or https and hides nothing, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('https://', 'javascript:', 'a.b:', ''), fc.string())
        .map((parts) => parts.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const address = webAddress(typed);
        if (!address) return;
        expect(['http:', 'https:']).toContain(address.protocol);
        expect(address.username + address.password).toBe('');
        expect(typed).not.toMatch(/[\p{Cc}\p{Cf}\s\\]/u);
        expect(webAddress(address.href)?.href).toBe(address.href);
      }),
    );
  });

  test('is accepted in every ordinary form, and never with a deceptive character', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        fc.nat(),
        deceiving,
        (url, place, letter) => {
          expect(isWebAddress(url)).toBe(true);
          const at = place % (url.length + 1);
          expect(webAddress(url.slice(0, at) + letter + url.slice(at))).toBeUndefined();
        },
      ),
    );
  });

  test('needs its scheme in a field for addresses', () => {
    expect([isWebAddress('example.org'), isWebAddress('http://example.org')]).toEqual([
      false,
      true,
    ]);
  });
});
