import type { MessageKindTexts } from './en.ts';

export const messageKinds: MessageKindTexts = {
  gif: { short: 'صورة متحركة', name: 'GIF' },
  'application/pdf': { short: 'PDF', name: 'PDF', document: 'وثيقة PDF' },
  image: { short: 'صورة', name: 'صورة' },
  video: { short: 'فيديو', name: 'فيديو' },
  audio: { short: 'رسالة صوتية', name: 'رسالة صوتية' },
  file: { short: 'ملف', name: 'ملف' },
};
