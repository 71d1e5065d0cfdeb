import type { MessageKindTexts } from './en.ts';

export const messageKinds: MessageKindTexts = {
  gif: { short: 'GIF', name: 'GIF' },
  'application/pdf': { short: 'PDF', name: 'PDF', document: 'Document PDF' },
  image: { short: 'Photo', name: 'Image' },
  video: { short: 'Vidéo', name: 'Vidéo' },
  audio: { short: 'Message vocal', name: 'Message vocal' },
  file: { short: 'Fichier', name: 'Fichier' },
};
