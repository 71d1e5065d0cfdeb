import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGsm, segmentsOf } from '../../../domain/messages/segments.ts';

const GSM = fc.constantFrom(...'aZ09 @£éèàùìòñÄÖÜäöüßÇ\n¿');
const EXTENSION = fc.constantFrom(...'^{}[]~\\|€');
const OTHER = fc.constantFrom(...'êâîôûçëœ–’“سلا', '😀', '🇲🇦');
const text = (...of: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(...of), { maxLength: 500 }).map((all) => all.join(''));

describe('somebody who writes an SMS', () => {
  it('fits 160 characters into one, and 153 into each part of a longer one', () => {
    expect(segmentsOf('a'.repeat(160))).toMatchObject({ encoding: 'GSM-7', segments: 1, left: 0 });
    expect(segmentsOf('a'.repeat(161))).toMatchObject({ segments: 2, units: 161, left: 145 });
    expect(segmentsOf('a'.repeat(306))).toMatchObject({ segments: 2, left: 0 });
    expect(segmentsOf('a'.repeat(307))).toMatchObject({ segments: 3, left: 152 });
  });

  it('fits 70 into one and 67 into each part as soon as a character is not in GSM-7', () => {
    expect(segmentsOf('ê'.repeat(70))).toMatchObject({ encoding: 'UCS-2', segments: 1, left: 0 });
    expect(segmentsOf('ê'.repeat(71))).toMatchObject({ segments: 2, left: 63 });
    expect(segmentsOf('سلام').encoding).toBe('UCS-2');
  });

  it('sees which characters force that, each once', () => {
    const { encoding, forcing } = segmentsOf('Grüße – 100 EUR');
    expect({ encoding, forcing }).toEqual({ encoding: 'UCS-2', forcing: ['–'] });
    expect(segmentsOf('Votre colis est prêt, prêt ç').forcing).toEqual(['ê', 'ç']);
    expect(segmentsOf('Votre colis est arrive').encoding).toBe('GSM-7');
    expect(segmentsOf('äöüÄÖÜß é è à ù ì ò ñ Ñ Ç € ^{}[]~\\|').encoding).toBe('GSM-7');
  });

  it.each([...'êâîôûçëœ–’“”😀'])('cannot keep GSM-7 with %s', (one) => {
    expect(isGsm(one)).toBe(false);
  });

  it('pays two for an extended character, which is never split over two parts', () => {
    expect(segmentsOf('€'.repeat(80))).toMatchObject({ units: 160, segments: 1, left: 0 });
    // 76 of them take 152 of the 153: the next one begins the second part.
    expect(segmentsOf('€'.repeat(81))).toMatchObject({ units: 162, segments: 2, left: 143 });
    expect(segmentsOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({
      units: 306,
      segments: 3,
    });
  });

  it('never splits a pair of surrogates over two parts', () => {
    expect(segmentsOf('😀'.repeat(35))).toMatchObject({ units: 70, segments: 1 });
    expect(segmentsOf('😀'.repeat(36))).toMatchObject({ units: 72, segments: 2, left: 61 });
    expect(segmentsOf(`${'a'.repeat(66)}😀${'a'.repeat(66)}`)).toMatchObject({ segments: 3 });
  });

  it('sends nothing for an empty text', () => {
    expect(segmentsOf('')).toMatchObject({ segments: 0, units: 0, left: 160 });
  });

  it('pays for each unit once: what was sent and what is left fill the parts', () => {
    fc.assert(
      fc.property(text(GSM, EXTENSION, OTHER), (reported) => {
        const { encoding, units, segments, left } = segmentsOf(reported);
        const isGsm7 = encoding === 'GSM-7';
        const [single, part] = isGsm7 ? [160, 153] : [70, 67];
        if (units <= single) {
          const whole = { segments: units > 0 ? 1 : 0, left: single - units };
          expect({ segments, left }).toEqual(whole);
          return;
        }
        // At most one unit of each part but the last is lost.
        const space = segments * part - left;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThan(part);
        expect(space - units).toBeGreaterThanOrEqual(0);
        expect(space - units).toBeLessThan(segments);
      }),
    );
  });

  it('never pays less for a longer text of the same alphabet', () => {
    fc.assert(
      fc.property(text(GSM, EXTENSION), text(GSM, EXTENSION), (one, more) => {
        expect(segmentsOf(one + more).segments).toBeGreaterThanOrEqual(segmentsOf(one).segments);
        expect(segmentsOf(one + more).forcing).toEqual([]);
      }),
    );
  });
});
