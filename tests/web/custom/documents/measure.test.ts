import { expect, it } from 'vitest';
import { createMeasure } from '../../../../src/custom/documents/lists/draw-documents.ts';

it('a clerk sees one progress value for the whole task, and it never goes backwards', () => {
  const notified: number[] = [];
  const measure = createMeasure((share) => notified.push(share));
  const reading = measure.stretch(0, 0.5);
  reading(0, 4);
  reading(2, 4);
  // The list is read a second time.
  reading(1, 4);
  reading(4, 4);
  const drawing = measure.stretch(0.5, 1);
  drawing(0, 0);
  drawing(0, 10);
  drawing(5, 10);
  drawing(12, 10);
  expect(notified).toEqual([0.25, 0.5, 0.75, 1]);
});
