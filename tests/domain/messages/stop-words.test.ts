import { describe, expect, it } from 'vitest';
import { stopCommandOf } from '../../../domain/messages/stop-words.ts';

describe('a customer who sends one word', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    '"STOP"',
    'Stop!!',
    'ＳＴＯＰ',
    'unsubscribe',
    'Opt-out',

    'Stopp',
    'ABMELDEN',
    'Abbestellen',
    'arrêt',
    'ARRET',
    'Arrêter',
    'désabonner',
    'DESINSCRIRE',

    'توقف',
    'تَوَقَّف',
    'توقـــف',
    'إيقاف',
    'ايقاف',
    'أوقف',
    'إلغاء',
    'الغاء الاشتراك',
    'قف',
    '«قف»',
  ])('stops a channel by %j', (word) => {
    expect(stopCommandOf(word)).toBe('stop');
  });

  it.each([
    'START',
    'start!',
    'Unstop',
    'anmelden',
    'Démarrer',
    's’abonner',
    'ابدأ',
    'اِبدأ',
    'استئناف',
    'إشترك',
  ])('takes it back by %j', (word) => {
    expect(stopCommandOf(word)).toBe('start');
  });

  it.each([
    '',
    ' ',
    '!',
    'Bitte stop',
    'stop it',
    'STOP 12',
    'Stopover',
    'non stop',
    'nicht anmelden',
    'توقفت السيارة',
    'لا تتوقف',
    'متى تبدأ الرحلة؟',
    `stop${' '.repeat(100)}`,
  ])('requests nothing by %j', (text) => {
    expect(stopCommandOf(text)).toBeUndefined();
  });
});
