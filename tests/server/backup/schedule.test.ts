import { expect, it } from 'vitest';
import {
  isBackupDue,
  plannedAfter,
  plannedBefore,
} from '../../../server/backup/backup-schedule.ts';

const TWO = 120;
const at = (text: string) => new Date(text);
const known = (others: { madeAt?: Date; failedAt?: Date; installedAt?: Date } = {}) => ({
  installedAt: at('2026-01-01T00:00:00Z'),
  madeAt: null,
  failedAt: null,
  ...others,
});

it('the moments follow the clock in Berlin, also when it is changed', () => {
  expect(plannedBefore(TWO, at('2026-07-01T12:00:00Z'))).toEqual(at('2026-07-01T00:00:00Z'));
  expect(plannedAfter(TWO, at('2026-07-01T12:00:00Z'))).toEqual(at('2026-07-02T00:00:00Z'));
  expect(plannedBefore(TWO, at('2026-12-01T00:59:59Z'))).toEqual(at('2026-11-30T01:00:00Z'));
  expect(plannedBefore(TWO, at('2026-12-01T01:00:00Z'))).toEqual(at('2026-12-01T01:00:00Z'));
  // There is no 02:30 in Berlin on 29 March 2026.
  expect(plannedAfter(150, at('2026-03-28T12:00:00Z'))).toEqual(at('2026-03-29T01:30:00Z'));
});

it('one is due if none was made since the last moment for it', () => {
  const now = at('2026-07-10T09:00:00Z');
  expect(isBackupDue(TWO, known(), now)).toBe(true);
  expect(isBackupDue(undefined, known(), now)).toBe(false);
  expect(isBackupDue(TWO, known({ madeAt: at('2026-07-10T00:00:00Z') }), now)).toBe(false);
  expect(isBackupDue(TWO, known({ madeAt: at('2026-07-09T23:59:59Z') }), now)).toBe(true);
  expect(isBackupDue(TWO, known({ failedAt: at('2026-07-10T08:30:00Z') }), now)).toBe(false);
  expect(isBackupDue(TWO, known({ failedAt: at('2026-07-10T08:00:00Z') }), now)).toBe(true);
  expect(isBackupDue(TWO, known({ installedAt: at('2026-07-10T07:00:00Z') }), now)).toBe(false);
});
