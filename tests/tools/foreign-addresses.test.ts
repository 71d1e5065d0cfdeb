import { describe, expect, it } from 'vitest';
import { foreignAddresses } from '../../tools/foreign-addresses.ts';

describe('an address of another origin', () => {
  it.each([
    ['a.js', 'fetch("https://collect.example.net/visit")', 'https://collect.example.net'],
    ['a.js', 'const u="wss://live.example.net/"+x', 'wss://live.example.net'],
    ['a.js', 'e.href="http://example.net"', 'http://example.net'],
    ['a.js', 'css("@import url(//fonts.example.net/a.css)")', '//fonts.example.net/a.css'],
    ['a.css', '@import "https://fonts.example.net/a.css";', 'https://fonts.example.net/a.css'],
    ['a.css', 'src: url(https://example.net/a.woff2)', 'https://example.net/a.woff2'],
    ['a.css', "background:url('//example.net/a.png')", '//example.net/a.png'],
    [
      'index.html',
      '<script type="module" src="https://example.net/a.js">',
      'https://example.net/a.js',
    ],
    ['index.html', '<link rel=stylesheet href=//example.net/a.css>', '//example.net/a.css'],
    ['index.html', '<img alt="" src="http://example.net/a.png">', 'http://example.net/a.png'],
  ])('is found in %s: %s', (name, content, address) => {
    expect(foreignAddresses(name, content)).toEqual([address]);
  });

  it.each([
    ['a.js', 'x.createElementNS("http://www.w3.org/2000/svg","path")'],
    ['a.js', 'fetch("/api/v1/trips"); // see http://localhost'],
    ['a.js', 'const a = b//c\n/d'],
    [
      'a.css',
      'src:url(/assets/a.woff2);mask:url("data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27>")',
    ],
    ['index.html', '<link rel="icon" href="/icon.svg"><a href="https://example.net">out</a>'],
  ])('is not found in %s: %s', (name, content) => {
    expect(foreignAddresses(name, content)).toEqual([]);
  });

  it('may be an example in our own texts, or a page that explains an error', () => {
    const texts = 'a("https://example.com");b("https://react.dev/errors/1")';
    expect(foreignAddresses('a.js', texts)).toEqual([]);
  });

  it('may be the back end that the client was built for, and no other', () => {
    const script = 'const a="https://office.example/api/v1",b="https://collect.example.net/x"';
    expect(foreignAddresses('a.js', script, 'https://office.example/api/v1')).toEqual([
      'https://collect.example.net',
    ]);
    expect(foreignAddresses('a.js', script, '')).toHaveLength(2);
  });

  it('is named once, however often it occurs', () => {
    const twice = 'a("https://example.net/1");b("https://example.net/2")';
    expect(foreignAddresses('a.js', twice)).toEqual(['https://example.net']);
  });
});
