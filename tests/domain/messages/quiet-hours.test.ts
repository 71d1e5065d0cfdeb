import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendableFrom } from '../../../domain/messages/quiet-hours.ts';

const NIGHT = { from: '21:00', until: '08:00' };
const BERLIN = '+4915112345678';
const CASABLANCA = '+212661234567';

const from = (now: string, to: string, hours = NIGHT) =>
  sendableFrom(new Date(now), to, hours).toISOString();

describe('the quiet hours of a person', () => {
  it('hold a message of half past eleven at night in Germany until eight', () => {
    expect(from('2026-11-23T22:30:00Z', BERLIN)).toBe('2026-11-24T07:00:00.000Z');
  });

  it('hold a message of three in the morning until eight of the same day', () => {
    expect(from('2026-07-02T01:00:00Z', BERLIN)).toBe('2026-07-02T06:00:00.000Z');
  });

  it('let a message of the day through at once, to the millisecond', () => {
    expect(from('2026-11-23T13:42:17.123Z', BERLIN)).toBe('2026-11-23T13:42:17.123Z');
  });

  it('begin with their first minute and end with their last', () => {
    expect(from('2026-11-23T19:59:59.999Z', BERLIN)).toBe('2026-11-23T19:59:59.999Z');
    expect(from('2026-11-23T20:00:00Z', BERLIN)).toBe('2026-11-24T07:00:00.000Z');
    expect(from('2026-11-24T06:59:59.999Z', BERLIN)).toBe('2026-11-24T07:00:00.000Z');
    expect(from('2026-11-24T07:00:00Z', BERLIN)).toBe('2026-11-24T07:00:00.000Z');
  });

  it('may be in the day', () => {
    const noon = { from: '12:00', until: '14:00' };
    expect(from('2026-11-23T11:30:00Z', BERLIN, noon)).toBe('2026-11-23T13:00:00.000Z');
    expect(from('2026-11-23T13:30:00Z', BERLIN, noon)).toBe('2026-11-23T13:30:00.000Z');
  });

  it('are none if they begin when they end', () => {
    const none = { from: '08:00', until: '08:00' };
    expect(from('2026-11-23T22:30:00Z', BERLIN, none)).toBe('2026-11-23T22:30:00.000Z');
  });

  it('are an hour shorter in the night that summer begins, and longer when it ends', () => {
    expect(from('2026-03-28T22:30:00Z', BERLIN)).toBe('2026-03-29T06:00:00.000Z');
    expect(from('2026-10-24T21:30:00Z', BERLIN)).toBe('2026-10-25T07:00:00.000Z');
  });

  it('end with the change of the clocks if that skips their end', () => {
    const early = { from: '21:00', until: '02:30' };
    expect(from('2026-03-28T22:30:00Z', BERLIN, early)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('come back for half an hour if the clocks go back over their end', () => {
    const early = { from: '21:00', until: '02:30' };
    expect(from('2026-10-25T00:29:00Z', BERLIN, early)).toBe('2026-10-25T00:30:00.000Z');
    expect(from('2026-10-25T01:10:00Z', BERLIN, early)).toBe('2026-10-25T01:30:00.000Z');
  });

  it('follow the clocks of Morocco, which go back for Ramadan', () => {
    expect(from('2026-01-20T23:00:00Z', CASABLANCA)).toBe('2026-01-21T07:00:00.000Z');
    expect(from('2026-02-25T23:00:00Z', CASABLANCA)).toBe('2026-02-26T08:00:00.000Z');
    expect(from('2026-02-14T22:30:00Z', CASABLANCA)).toBe('2026-02-15T08:00:00.000Z');
    expect(from('2026-03-21T22:30:00Z', CASABLANCA)).toBe('2026-03-22T07:00:00.000Z');
  });

  it('are those of the country that a number begins with', () => {
    expect(from('2026-11-23T20:30:00Z', '+447911123456')).toBe('2026-11-23T20:30:00.000Z');
    expect(from('2026-11-23T20:30:00Z', '+351912345678')).toBe('2026-11-23T20:30:00.000Z');
    expect(from('2026-11-23T20:30:00Z', '+33612345678')).toBe('2026-11-24T07:00:00.000Z');
  });

  it('are those of Germany where nobody knows better', () => {
    expect(from('2026-11-23T22:30:00Z', '+998901234567')).toBe('2026-11-24T07:00:00.000Z');
    expect(from('2026-11-23T22:30:00Z', 'DE')).toBe('2026-11-24T07:00:00.000Z');
  });
});

describe('laws of the quiet hours', () => {
  const moment = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2036-12-31'),
    noInvalidDate: true,
  });
  /** Half of the moments lie around changes of the clocks. */
  const changes = [
    '2026-03-29T01:00Z',
    '2026-10-25T01:00Z',
    '2026-02-15T02:00Z',
    '2026-03-22T02:00Z',
    '2026-03-08T07:00Z',
    '2026-11-01T06:00Z',
  ];
  const nearChange = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -86_400, max: 86_400 }))
    .map(([change, seconds]) => new Date(Date.parse(change) + seconds * 1_000));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const hours = fc.record({ from: time, until: time });
  const place = fc.constantFrom(
    ...([
      ['DE', 'Europe/Berlin'],
      ['MA', 'Africa/Casablanca'],
      ['GB', 'Europe/London'],
      ['US', 'America/New_York'],
    ] as const),
  );
  const requested = fc.tuple(fc.oneof(moment, nearChange), place, hours);

  const shown = (at: Date, timeZone: string) =>
    at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

  const isQuiet = (at: Date, zone: string, { from: start, until }: typeof NIGHT) => {
    const local = shown(at, zone);
    return start <= until ? start <= local && local < until : local >= start || local < until;
  };

  it('nothing is sent in them', () => {
    fc.assert(
      fc.property(requested, ([now, [country, zone], quiet]) => {
        expect(isQuiet(sendableFrom(now, country, quiet), zone, quiet)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('nothing is sent before it is requested, and nothing waits longer than it must', () => {
    fc.assert(
      fc.property(requested, ([now, [country, zone], quiet]) => {
        const sendable = sendableFrom(now, country, quiet).getTime();
        expect(sendable).toBeGreaterThanOrEqual(now.getTime());
        for (let at = now.getTime(); at < sendable; at += 5 * 60_000) {
          expect(isQuiet(new Date(at), zone, quiet)).toBe(true);
        }
        if (sendable > now.getTime()) {
          expect(isQuiet(new Date(sendable - 1), zone, quiet)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('what may be sent at a moment may be sent at it', () => {
    fc.assert(
      fc.property(requested, ([now, [country], quiet]) => {
        const sendable = sendableFrom(now, country, quiet);
        expect(sendableFrom(sendable, country, quiet)).toEqual(sendable);
      }),
    );
  });
});
