import { attachmentName } from '../../blobs/stored-name.ts';
import { type PhotoSubject, parcelPhoto } from '../pictures/parcel-photo.ts';
import { sampleId } from '../sample-id.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { samplePaper } from './paper.ts';
import { type VoiceNote, voiceNote } from './voice-note.ts';

/** The file of a message of the sample. A photo is drawn when it is stored. */
export type ChatFile = {
  readonly name: string;
  readonly type: 'application/pdf' | 'image' | 'audio' | 'file';
  readonly mediaType: string;
  readonly fileName: string;
  readonly content: { readonly svg: string } | { readonly bytes: Uint8Array };
  readonly voice?: VoiceNote;
};

/** What is known when a file is made for a message. */
export type FileContext = {
  readonly at: Date;
  readonly code: string;
  readonly grams: number;
  readonly price: string;
  readonly kilos: string;
  readonly invoiceNumber: string | null;
  readonly random: Random;
};

/** Recordings and photos without a weight are shared by several conversations. */
const VOICES = 8;
const PHOTOS = 6;

const voices = new Map<number, VoiceNote>();

function recording(which: number): VoiceNote {
  const random = randomFrom(`voice ${which}`);
  const known = voices.get(which) ?? voiceNote(random.between(3, 8), random);
  voices.set(which, known);
  return known;
}

const nameOf = ({ at, random }: FileContext): string => attachmentName(sampleId(at, random));

function photo(subject: PhotoSubject, context: FileContext): ChatFile {
  const { grams, random } = context;
  const isWeighed = subject === 'scale';
  const seed = isWeighed ? `scale ${grams}` : `${subject} ${random.between(1, PHOTOS)}`;
  return {
    name: nameOf(context),
    type: 'image',
    mediaType: 'image/webp',
    fileName: `IMG_${random.between(1000, 9999)}.webp`,
    content: { svg: parcelPhoto(subject, grams / 1000, randomFrom(seed)) },
  };
}

/** A photo of packed boxes, with which nobody's order is meant. */
export const packedBoxes = ({ at, random }: Pick<FileContext, 'at' | 'random'>): ChatFile => ({
  name: attachmentName(sampleId(at, random)),
  type: 'image',
  mediaType: 'image/webp',
  fileName: 'So-packen-Sie-richtig.webp',
  content: { svg: parcelPhoto('boxes', 24, randomFrom('boxes 1')) },
});

function voice(context: FileContext): ChatFile {
  const note = recording(context.random.between(1, VOICES));
  return {
    name: nameOf(context),
    type: 'audio',
    mediaType: 'audio/wav',
    fileName: `voice-${context.random.between(100, 999)}.wav`,
    content: { bytes: note.bytes },
    voice: note,
  };
}

function paper(context: FileContext): ChatFile {
  const number = context.invoiceNumber ?? 'RE-0';
  return {
    name: nameOf(context),
    type: 'application/pdf',
    mediaType: 'application/pdf',
    fileName: `${number}_Rechnung.pdf`,
    content: { bytes: samplePaper({ ...context, number }) },
  };
}

const GOODS_LIST = 'Inhalt;Menge\nKleidung / ملابس;12\nKaffee / قهوة;4\nSpielzeug / jouets;6\n';

const list = (context: FileContext): ChatFile => ({
  name: nameOf(context),
  type: 'file',
  mediaType: 'text/csv',
  fileName: `Packliste_لائحة_liste-de-colisage_${context.code}.csv`,
  content: { bytes: Buffer.from(GOODS_LIST) },
});

const FILES: Readonly<Record<string, (context: FileContext) => ChatFile>> = {
  scale: (context) => photo('scale', context),
  boxes: (context) => photo('boxes', context),
  bag: (context) => photo('bag', context),
  voice,
  pdf: paper,
  list,
};

/** The file that a line in brackets stands for, or `undefined` if it stands for none. */
export const chatFile = (word: string, context: FileContext): ChatFile | undefined =>
  FILES[word]?.(context);
