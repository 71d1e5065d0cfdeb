import type { UploadsTexts } from './en.ts';

export const uploads: UploadsTexts = {
  several: 'Mehrere Bilder hinzufügen',
  areDrafts: 'Neue Bilder sind Entwürfe: Nur das Büro sieht sie, bis Sie sie veröffentlichen.',
  draft: 'Nein, Entwurf',
  total: 'Alle Dateien',
  files: 'Dateien',
  sent: '%{done} von %{of} gesendet',
  notSent: 'nicht gesendet: %{count}',
  cancelAll: 'Alle abbrechen',
  retryAll: 'Übrige erneut senden',
  clear: 'Liste leeren',
  cancel: '%{name} abbrechen',
  retry: '%{name} erneut senden',
  state: {
    waiting: 'Wartet',
    sending: 'Wird gespeichert …',
    done: 'Gesendet',
    cancelled: 'Abgebrochen',
  },
};
