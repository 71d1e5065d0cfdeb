import { describe, expect, it } from 'vitest';
import { citiesBelongToTour, endsAfterItStarts } from '../../../domain/resources/tours.ts';

describe('a tour', () => {
  it('cannot end before it starts', () => {
    expect(endsAfterItStarts({ startDate: '2026-05-02', endDate: '2026-05-01' })).toEqual({
      endDate: { code: 'endsBeforeStart' },
    });
  });

  it.each([
    { startDate: '2026-05-01', endDate: '2026-05-01' },
    { startDate: '2026-05-01', endDate: '2026-06-01' },
    { startDate: '2026-05-01', endDate: null },
    { endDate: '2026-05-01' },
    {},
  ])('may end on its first day, later or on an unknown day: %j', (tour) => {
    expect(endsAfterItStarts(tour)).toEqual({});
  });

  it('has a status only for its own cities', () => {
    const tour = { Cities: ['Köln'], citiesStatus: [{ city: 'Köln' }, { city: 'Bonn' }] };
    expect(citiesBelongToTour(tour)).toEqual({ 'citiesStatus.1.city': { code: 'cityNotInTour' } });
  });

  it('needs neither cities nor their status', () => {
    expect(citiesBelongToTour({})).toEqual({});
    expect(citiesBelongToTour({ Cities: null, citiesStatus: null })).toEqual({});
  });
});
