import { describe, expect, it } from 'vitest';
import {
  MOST_CODES,
  parseCodes,
  withMore,
} from '../../../../src/custom/orders/list-tools/codes/parse-codes.ts';
import { listQuery, queryString } from '../../../../src/providers/list-query.ts';

describe('a clerk who pastes codes', () => {
  it.each([
    ['separated by spaces', 'JS-10001 JS-10002'],
    ['separated by commas', 'JS-10001,JS-10002, '],
    ['separated by semicolons', 'JS-10001;JS-10002;'],
    ['separated by tabs', 'JS-10001\tJS-10002'],
    ['one per line, with Windows line ends', 'JS-10001\r\nJS-10002\r\n'],
    ['separated by Arabic commas', 'JS-10001، JS-10002'],
    ['twice', 'JS-10001 JS-10002 JS-10001'],
    ['in lower case', 'js-10001 js-10002'],
    ['with direction marks of right-to-left text', '\u200fJS-10001\u200e \u2067JS-10002\u2069'],
    ['from the labels of single parcels', 'JS-10001-01 JS-10001-02 JS-10002-01'],
  ])('finds them %s', (_how, typed) => {
    expect(parseCodes(typed)).toEqual(['JS-10001', 'JS-10002']);
  });

  it('keeps a code of another carrier as it is written', () => {
    expect(parseCodes('aB3x-9 M-2026-05')).toEqual(['aB3x-9', 'M-2026-05']);
  });

  it('finds nothing in empty text', () => {
    expect(parseCodes(' ,;\n')).toEqual([]);
  });
});

describe('more codes than a list takes', () => {
  const codes = Array.from({ length: 310 }, (_, at) => `JS-${10_000 + at}`);

  it('are taken up to the limit, and none is lost', () => {
    const { taken, rest } = withMore(codes.slice(0, 10), codes);
    expect(taken).toHaveLength(MOST_CODES);
    expect([...taken, ...rest]).toEqual(codes);
  });

  it('fit into a URL of eight thousand characters, the limit of a proxy', () => {
    const billCode = codes.slice(0, MOST_CODES);
    expect(queryString(listQuery({ filter: { billCode } })).length).toBeLessThan(7000);
    expect(encodeURIComponent(JSON.stringify({ billCode })).length).toBeLessThan(7000);
  });
});
