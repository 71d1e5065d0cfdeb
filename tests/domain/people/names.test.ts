import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName } from '../../../domain/people/full-name.ts';
import { hasPhoto, NO_PHOTO } from '../../../domain/people/photo.ts';

describe('a person', () => {
  it('is called by first and last name, joined by one space', () => {
    expect(fullName({ firstName: 'Salma', lastName: 'Bennani' })).toBe('Salma Bennani');
  });

  it.each([
    [{ firstName: 'Salma' }, 'Salma'],
    [{ firstName: 'Salma', lastName: '' }, 'Salma'],
    [{ firstName: null, lastName: 'Bennani' }, 'Bennani'],
    [{}, ''],
  ])('is called by the part of the name that is known: %j', (person, name) => {
    expect(fullName(person)).toBe(name);
  });

  it('has a display name that starts with the first name and ends with the last name, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        (firstName, lastName) => {
          expect(fullName({ firstName, lastName })).toBe(`${firstName} ${lastName}`);
        },
      ),
    );
  });

  it('has a photo if a file is named', () => {
    expect(NO_PHOTO).toBe('no-photo');
    expect(hasPhoto('salma.jpg')).toBe(true);
    for (const missing of [NO_PHOTO, '', null, undefined]) expect(hasPhoto(missing)).toBe(false);
  });
});
