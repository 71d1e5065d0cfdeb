import { describe, expect, it } from 'vitest';
import { groupDescription, TRIP_GROUPS } from '../../../domain/trips/groups.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';

describe('a trip', () => {
  it('goes through seven different steps', () => {
    expect(TRACKING_STEPS).toHaveLength(7);
    expect(new Set(TRACKING_STEPS).size).toBe(7);
  });

  it('is over at status 7, after its last step', () => {
    expect(FINISHED_STATUS).toBe(7);
    expect(FINISHED_STATUS).toBe(TRACKING_STEPS.length);
  });

  it("belongs to group A or B and is described by the group's name", () => {
    expect(TRIP_GROUPS).toEqual(['A', 'B']);
    expect(TRIP_GROUPS.map(groupDescription)).toEqual(['Groupe A', 'Groupe B']);
  });
});
