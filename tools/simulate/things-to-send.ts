import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { GIFS } from '../../domain/chat/gifs.ts';
import { samplePaper } from '../../server/sample/conversations/paper.ts';
import { voiceNote } from '../../server/sample/conversations/voice-note.ts';
import { parcelPhoto } from '../../server/sample/pictures/parcel-photo.ts';
import { type Random, randomFrom } from '../../server/sample/vocabulary/random.ts';
import type { FileDraft, WrittenDraft } from '../../src/providers/chat/chat.ts';

type Line = readonly [string, ...string[]];

const GERMAN: Line = [
  'Guten Tag, wann fährt der nächste Transport?',
  'Ich habe noch ein Paket dazu, geht das?',
  'Können Sie mir die Rechnung schicken?',
  'Vielen Dank, alles gut angekommen!',
];
const LINES: Readonly<Record<string, Line>> = {
  de: GERMAN,
  fr: [
    'Bonjour, quand part le prochain camion ?',
    'Voici la photo du colis, est-ce qu’il est trop grand ?',
    'Combien coûte un carton de 20 kg ?',
    'Merci beaucoup, tout est bien arrivé.',
  ],
  ar: [
    'السلام عليكم، متى تخرج الشاحنة القادمة؟',
    'عندي طرد آخر، هل يمكن إضافته؟',
    'شحال الثمن ديال 20 كيلو؟',
    'شكرا بزاف، وصل كل شيء.',
  ],
  en: ['Hello, when does the next truck leave?', 'Is my parcel already in Bremen?', 'Thank you!'],
};

const asFile = (bytes: Uint8Array, name: string, type: string): File =>
  new File([Uint8Array.from(bytes)], name, { type });

async function photo(random: Random): Promise<FileDraft> {
  const svg = parcelPhoto(random.pick(['scale', 'boxes', 'bag']), random.between(4, 30), random);
  const bytes = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  return {
    type: 'image',
    file: asFile(bytes, `IMG_${random.between(1000, 9999)}.jpg`, 'image/jpeg'),
  };
}

function voice(random: Random): FileDraft {
  const { bytes, seconds, wave } = voiceNote(random.between(2, 6), random);
  return { type: 'audio', file: asFile(bytes, 'voice.wav', 'audio/wav'), duration: seconds, wave };
}

const paper = (random: Random): FileDraft => {
  const number = `RE-${random.between(100, 999)}`;
  const bytes = samplePaper({ number, code: 'JS-1', kilos: '12 kg', price: '48,00 €' });
  return {
    type: 'application/pdf',
    file: asFile(bytes, `${number}.pdf`, 'application/pdf'),
  };
};

async function video(): Promise<FileDraft> {
  const bytes = await readFile(join(import.meta.dirname, 'clip.webm'));
  return { type: 'video', file: asFile(bytes, 'parcel.webm', 'video/webm') };
}

const list = (): FileDraft => ({
  type: 'file',
  file: asFile(Buffer.from('Inhalt;Menge\nKleidung;12\nKaffee;4\n'), 'list.csv', 'text/csv'),
});

type Draft = WrittenDraft | FileDraft;
type Make = (random: Random, language: string) => Draft | Promise<Draft>;

const text: Make = (random, language) => ({
  type: 'text',
  content: random.pick(LINES[language] ?? GERMAN),
});

/** One of each type of message; texts are the most common ones. */
const MAKES: readonly [Make, ...Make[]] = [
  text,
  photo,
  voice,
  () => ({ type: 'link', content: 'https://example.org/parcel' }),
  (random) => ({ type: 'gif', content: random.pick(GIFS) }),
  text,
  paper,
  video,
  list,
  text,
];

/** What a customer sends, one after the other: every type of message, in their language. */
export function thingsToSend(seed: string, language: string) {
  const random = randomFrom(seed);
  let at = random.between(0, MAKES.length - 1);
  return {
    random,
    next: async (): Promise<Draft> => (MAKES[at++ % MAKES.length] ?? text)(random, language),
    answer: async (): Promise<Draft> => text(random, language),
  };
}
