import { describe, expect, it } from 'vitest';
import { reference } from '../../domain/define.ts';
import {
  choice,
  date,
  email,
  group,
  list,
  localized,
  multiline,
  phone,
  text,
  url,
} from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { tours } from '../../domain/resources/tours.ts';
import { isSortable } from '../../domain/sortable.ts';

describe('a field', () => {
  it('is plain data: its kind and its options', () => {
    expect(text({ required: true, max: 5 })).toEqual({
      kind: 'text',
      format: 'line',
      required: true,
      max: 5,
    });
    expect(choice(['a', 1])).toEqual({ kind: 'choice', choices: ['a', 1] });
    expect(list(date(), { max: 2 })).toEqual({ kind: 'list', of: { kind: 'date' }, max: 2 });
  });

  it('of text has one of five formats', () => {
    expect([text(), multiline(), email(), url(), phone()].map(({ format }) => format)).toEqual([
      'line',
      'multiline',
      'email',
      'url',
      'phone',
    ]);
  });

  it('of kind reference names the other resource', () => {
    expect(reference(tours, { embed: ['Tname'], filter: true })).toEqual({
      kind: 'reference',
      target: 'tours',
      embed: ['Tname'],
      filter: true,
    });
  });
});

describe('sorting', () => {
  it('is possible by plain fields', () => {
    for (const field of [text(), date(), choice(['a'])]) expect(isSortable(field)).toBe(true);
  });

  it('is not possible by a field with parts, or by a field that forbids it', () => {
    for (const field of [list(text()), group({}), localized(text()), text({ sort: false })]) {
      expect(isSortable(field)).toBe(false);
    }
  });
});

describe('one of a list', () => {
  it('is equal to a value in it, type included', () => {
    expect(isOneOf(['1', 2], 2)).toBe(true);
    expect(isOneOf(['1', 2], 1)).toBe(false);
    expect(isOneOf([], undefined)).toBe(false);
  });
});
