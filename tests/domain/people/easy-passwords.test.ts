import { describe, expect, it } from 'vitest';
import { COMMON_WORDS } from '../../../domain/people/common-words.ts';
import { isEasyPassword } from '../../../domain/people/easy-passwords.ts';

const TILELLI = { phone: '+4915123456789', firstName: 'Tilelli', lastName: 'Ait Wahman' };

describe('somebody who chooses a password', () => {
  it.each([
    'password',
    'Passwort',
    'PASSWORT1!',
    'P@ssw0rd',
    'p4ssw0rt2026',
    'motdepasse',
    '2024sommer',
    'Sommer2025!',
    'Frühling',
    'Casablanca1',
    'raja1949',
    'marokko212',
    'Mohamed123',
    'Fatima-Zahra',
    'inchallah',
    'iloveyou',
    'schatzschatz',
    'maman maman',
    'jisrjisr',
    'Jisr2026',
    '12345678',
    '87654321',
    '123123123',
    'qwertzuiop',
    'azertyuiop',
    'qwertz123',
    'abc12345',
    '1q2w3e4r',
    '1qay2wsx',
    'asdfghjkl!',
    'aaaaaaaa',
    'ababababab',
    '01.05.1987',
    '19870501',
    '05 01 1987',
  ])('cannot take %j', (password) => {
    expect(isEasyPassword(password)).toBe(true);
  });

  it.each([
    'drei Esel am Brunnen',
    'kfz-Schein-im-Regal',
    'a-password-of-the-tests',
    'x7Kq-22mP',
    'سبعة جمال في الصحراء',
    'sommer-regnet-es-selten',
    'karawane9',
    'password and 40 thieves',
  ])('can take %j', (password) => {
    expect(isEasyPassword(password, TILELLI)).toBe(false);
  });

  it.each(['+4915123456789', '015123456789', '0151 234 567 89', '004915123456789', '23456789'])(
    'cannot take their own number as %j',
    (password) => {
      expect(isEasyPassword(password, TILELLI)).toBe(true);
    },
  );

  it.each(['tilelli2026', 'Ait-Wahman', 'tilelliaitwahman', 'AitWahmanTilelli1'])(
    'cannot take their own name as %j',
    (password) => {
      expect(isEasyPassword(password, TILELLI)).toBe(true);
      expect(isEasyPassword(password, { ...TILELLI, firstName: 'Zo', lastName: 'Quell' })).toBe(
        false,
      );
    },
  );

  it('is compared with several hundred easy ones, each written as it is compared', () => {
    expect(COMMON_WORDS.size).toBeGreaterThan(600);
    expect([...COMMON_WORDS].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });
});
