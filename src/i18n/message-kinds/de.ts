import type { MessageKindTexts } from './en.ts';

export const messageKinds: MessageKindTexts = {
  gif: { short: 'GIF', name: 'GIF' },
  'application/pdf': { short: 'PDF', name: 'PDF', document: 'PDF-Dokument' },
  image: { short: 'Foto', name: 'Bild' },
  video: { short: 'Video', name: 'Video' },
  audio: { short: 'Sprachnachricht', name: 'Sprachnachricht' },
  file: { short: 'Datei', name: 'Datei' },
};
