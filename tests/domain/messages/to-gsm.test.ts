import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../domain/messages/segments.ts';
import { toGsm } from '../../../domain/messages/to-gsm.ts';

describe('somebody who makes a text cheaper with one click', () => {
  it.each([
    ['Grüße – „bis bald“ …', 'Grüße - "bis bald" ...'],
    ['Votre colis est prêt, reçu à l’hôtel', "Votre colis est pret, recu à l'hotel"],
    ['Noël, cœur, où, déjà, été', 'Noel, coeur, où, déjà, été'],
    ['10\u00a0000\u202f€', '10 000 €'],
    ['e\u0301 und e\u0302', 'é und e'],
    ['Ça va', 'Ça va'],
    ['a\u200bb\u00adc\u200e', 'abc'],
    ['Łódź, Şişli, Đakovo', 'Lodz, Sisli, Dakovo'],
    ['2 × 3 m² → 6', '2 x 3 m2 -> 6'],
    ['Hallo 😀 Welt', 'Hallo Welt'],
    ['Bis bald 😀!', 'Bis bald!'],
    ['Merci 👍🏽 !', 'Merci !'],
    ['📦 Da ist es ❤️ 🇲🇦\n🎉 Gruß', 'Da ist es\nGruß'],
    ['Familie 👨‍👩‍👧‍👦, ✓ ★ fertig 1️⃣', 'Familie, fertig 1'],
    ['Marke™ © 2026 ‼️', 'MarkeTM (c) 2026 !!'],
  ])('reads %s as %s', (given, text) => {
    expect(toGsm(given)).toEqual({ text, left: [] });
    expect(segmentsOf(text).encoding).toBe('GSM-7');
  });

  it('keeps Arabic as it is, and sees what is left', () => {
    const arabic = 'مَرحبا Noël \u200f😀';
    const { text, left } = toGsm(arabic);
    expect(text).toBe('مَرحبا Noel \u200f');
    expect(left).toEqual([...new Set([...'مَرحبا'].concat('\u200f'))]);
  });

  it('loses nothing of a text that already fits, and clicks in vain a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const { text, left } = toGsm(given);
        if (segmentsOf(given).encoding === 'GSM-7') expect(text).toBe(given);
        expect(left).toEqual(segmentsOf(text).forcing);
        expect(toGsm(text).text).toBe(text);
      }),
    );
  });
});
