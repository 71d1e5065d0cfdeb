import type { PublishingTexts } from './en.ts';

export const publishing: PublishingTexts = {
  preview: 'كما يراه الجميع',
  otherLanguage: 'يحصل قرّاء هذه اللغة على نص لغة أخرى.',
  becomes: {
    published: 'يظهر فورا.',
    scheduled: 'يظهر تلقائيا في %{from}.',
    expired: 'انتهت مدته في %{until}، ولا يمكن نشره قبل تحديد نهاية لاحقة.',
    ends: 'يختفي في %{until}.',
  },
};
