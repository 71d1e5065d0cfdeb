import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkTarget, shownAddress, writtenTypeOf } from '../../../domain/chat/links.ts';

describe('somebody who types an address', () => {
  test.each([
    'https://example.org/track?id=4711',
    'HTTP://EXAMPLE.ORG',
    'www.example.org',
    'www.carrier.example/a',
    'example.com',
    'jisr.de/tracking',
    'example.ma:8080/x',
    'münchen.de',
    '  example.org  ',
  ])('sends %s as a link', (typed) => {
    expect(writtenTypeOf(typed)).toBe('link');
    expect(linkTarget(typed)?.protocol).toMatch(/^https?:$/);
  });

  test('has http:// put before what is missing it', () => {
    expect(linkTarget('example.org/a')?.href).toBe('http://example.org/a');
    expect(linkTarget('https://example.org/a')?.href).toBe('https://example.org/a');
  });
});

describe('somebody who types something else', () => {
  test.each([
    'Hello',
    'ok.merci',
    'invoice.pdf',
    '12.5',
    'see example.org please',
    'somebody@example.org',
    'javascript:alert(1)',
    'java\u200Bscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    'https:/\\evil.example',
    'http://exam\u202Eple.org',
    '//evil.example',
    'https://',
    '',
  ])('sends %j as a text', (typed) => {
    expect(writtenTypeOf(typed)).toBe('text');
  });
});

describe('somebody who receives a link', () => {
  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,x',
    'blob:https://example.org/x',
    'https://user@example.org/',
    'https://bank.example:pass@evil.example/',
    'http://a\u202Eb.example',
    'x',
  ])('is never led anywhere by %j', (content) => {
    expect(linkTarget(content)).toBeUndefined();
  });

  test('sees letters of another script as what they are', () => {
    const target = linkTarget('http://аррӏе.com/login');
    expect(target && shownAddress(target)).toBe('http://xn--80ak6aa92e.com/login');
  });

  test('sees the address that is opened, without an empty path', () => {
    const shown = (content: string) => {
      const target = linkTarget(content);
      return target && shownAddress(target);
    };
    expect(shown('EXAMPLE.org')).toBe('http://example.org');
    expect(shown('http://2130706433/')).toBe('http://127.0.0.1');
    expect(shown('https://example.org/a b')).toBeUndefined();
    expect(shown('https://example.org/سلام?x=1#y')).toBe(
      'https://example.org/%D8%B3%D9%84%D8%A7%D9%85?x=1#y',
    );
  });

  test('opens a page of the web or nothing, whatever the link holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.webUrl()),
        (content) => {
          const target = linkTarget(content);
          if (!target) return;
          expect(target.protocol).toMatch(/^https?:$/);
          expect(target.username + target.password).toBe('');
          expect(shownAddress(target)).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
          expect(new URL(shownAddress(target)).href).toBe(target.href);
        },
      ),
    );
  });
});
