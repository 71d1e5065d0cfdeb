import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WRITTEN_KINDS } from '../../domain/chat/message-kinds.ts';
import { type AttachmentType, WRITTEN_TYPES } from '../../domain/chat/message-types.ts';
import { DATA, readSample, type SampleChatFile } from '../../server/sample/sample-data.ts';
import type { FileDraft, WrittenDraft } from '../../src/providers/chat/chat.ts';
import { type Random, randomFrom } from './random.ts';

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

type Sent = SampleChatFile & { readonly bytes: Uint8Array };

/** One of the files that are sent in the conversations of the sample week. */
async function sampleFile(type: SampleChatFile['type'], random: Random): Promise<Sent> {
  const files = Object.entries(await readSample('chat-files')).filter(
    ([, file]) => file.type === type,
  );
  const [path, facts] = files[random.between(0, files.length - 1)] ?? [];
  if (path === undefined || !facts) throw new Error(`The sample week has no file of type ${type}.`);
  return { ...facts, bytes: await readFile(join(DATA, 'files', path)) };
}

async function photo(random: Random): Promise<FileDraft> {
  const { bytes, mediaType } = await sampleFile('image', random);
  return {
    type: 'image',
    file: asFile(bytes, `IMG_${random.between(1000, 9999)}.webp`, mediaType),
  };
}

async function voice(random: Random): Promise<FileDraft> {
  const { bytes, mediaType, duration = 0, wave = [] } = await sampleFile('audio', random);
  return { type: 'audio', file: asFile(bytes, 'voice.wav', mediaType), duration, wave };
}

async function printed(random: Random): Promise<FileDraft> {
  const { bytes, mediaType } = await sampleFile('application/pdf', random);
  return {
    type: 'application/pdf',
    file: asFile(bytes, `RE-${random.between(100, 999)}.pdf`, mediaType),
  };
}

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

const FILES: Readonly<Record<AttachmentType, Make>> = {
  image: photo,
  audio: voice,
  'application/pdf': printed,
  video,
  file: list,
};

/** What is picked, as its kind gives an example of it. */
const PICKED: readonly Make[] = WRITTEN_TYPES.filter((type) => type !== 'text').map(
  (type) => () => ({
    type,
    content: WRITTEN_KINDS[type].example,
  }),
);

/** One of each type of message; texts are the most common ones. */
const MAKES: readonly Make[] = [text, ...Object.values(FILES), text, ...PICKED, text];

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
