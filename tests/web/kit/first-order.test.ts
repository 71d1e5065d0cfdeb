import { expect, test } from 'vitest';
import { toursView } from '../../../src/resources/tours.tsx';

test('tours open in the order of their names (specification 9)', () => {
  expect(toursView.list.sort).toEqual({ field: 'Tname', order: 'ASC' });
});
