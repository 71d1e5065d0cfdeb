import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES, sortUploads, UPLOAD_TYPES } from '../../domain/uploads.ts';

const LIMITS = { types: UPLOAD_TYPES.image, maxBytes: MAX_UPLOAD_BYTES, most: 3 };
const picture = { name: 'id.png', type: 'image/png', size: 5 };
const errorsOf = (files: (typeof picture)[], limits = LIMITS) =>
  sortUploads(files, limits).rejected.map(({ error }) => error);

test('a clerk who chooses a sound picture has it taken', () => {
  expect(sortUploads([picture], LIMITS)).toEqual({ taken: [picture], rejected: [] });
});

test('a picture whose type the browser does not know is recognised by the end of its name', () => {
  expect(errorsOf([{ ...picture, name: 'ID.JPEG', type: '' }])).toEqual([]);
  expect(errorsOf([{ ...picture, name: 'id.png.exe', type: '' }])).toEqual(['wrongType']);
});

test('a clerk learns whether a file has the wrong type, is too large, or is empty', () => {
  expect(errorsOf([{ ...picture, name: 'id.pdf', type: 'application/pdf' }])).toEqual([
    'wrongType',
  ]);
  expect(errorsOf([{ ...picture, size: MAX_UPLOAD_BYTES + 1 }])).toEqual(['tooLarge']);
  expect(errorsOf([{ ...picture, size: 0 }])).toEqual(['empty']);
});

test('two files for one place are both rejected, because nobody could know which one was meant', () => {
  const one = { ...LIMITS, most: 1 };
  expect(sortUploads([picture, picture], one).taken).toEqual([]);
  expect(errorsOf([picture, picture], one)).toEqual(['tooMany', 'tooMany']);
});

test('every chosen file is either taken or rejected, and no more are taken than may be added', () => {
  const files = fc.record({
    name: fc.constantFrom('a.png', 'b.pdf', 'c'),
    type: fc.constantFrom('image/png', 'application/pdf', ''),
    size: fc.constantFrom(0, 1, MAX_UPLOAD_BYTES, MAX_UPLOAD_BYTES + 1),
  });
  fc.assert(
    fc.property(fc.array(files), fc.nat({ max: 3 }), (chosen, remaining) => {
      const { taken, rejected } = sortUploads(chosen, LIMITS, remaining);
      expect(taken.length + rejected.length).toBe(chosen.length);
      expect(taken.length).toBeLessThanOrEqual(remaining);
    }),
  );
});
