import { describe, expect, test } from 'vitest';
import { binDaysLeft, deletedBy } from '../../../domain/orders/bin.ts';

describe('an order in the bin', () => {
  const deletedAt = '2026-11-01T10:00:00.000Z';

  test.each([
    ['2026-11-01T10:00:00.000Z', 30],
    ['2026-11-01T10:00:01.000Z', 30],
    ['2026-11-02T10:00:00.000Z', 29],
    ['2026-11-30T09:59:59.000Z', 2],
    ['2026-12-01T09:59:59.000Z', 1],
    ['2026-12-01T10:00:00.000Z', 0],
    ['2027-01-01T10:00:00.000Z', 0],
    ['2026-10-31T10:00:00.000Z', 30],
  ])('can be restored at %s for %i more days', (now, days) => {
    expect(binDaysLeft(deletedAt, { days: 30, now: new Date(now) })).toBe(days);
  });

  test('was deleted by the person who deleted it last', () => {
    const line = (by: string, action: string) => ({ at: deletedAt, by, action, from: '', to: '' });
    const history = [line('A', 'create'), line('B', 'delete'), line('C', 'restore')];
    expect(deletedBy({ history })).toBe('B');
    expect(deletedBy({ history: [...history, line('D', 'delete')] })).toBe('D');
    expect(deletedBy({ history: [] })).toBeUndefined();
    expect(deletedBy({ deletedBy: 'E', history })).toBe('E');
  });
});
