export const conversation = {
  title: 'Gespräch',
  none: 'Noch nichts geschrieben',
  failed: 'Die Nachrichten konnten nicht geladen werden.',
  office: 'Büro',
  download: '%{name} herunterladen',
  lost: 'Diese Datei konnte nicht geladen werden.',
  kind: {
    'application/pdf': 'PDF',
    image: 'Bild',
    video: 'Video',
    audio: 'Sprachnachricht',
    gif: 'GIF',
  },
};
