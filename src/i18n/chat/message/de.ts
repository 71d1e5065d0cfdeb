import type { ChatMessageTexts } from './en.ts';

/** What a message holds: pictures, files, recordings, animations. */
export const message: ChatMessageTexts = {
  unknownGif: 'Animation',
  gifs: {
    hello: 'Ein Paket winkt hallo',
    thanks: 'Ein Paket bedankt sich mit Herzen',
    ok: 'Daumen hoch',
    heart: 'Ein schlagendes Herz',
    onTheWay: 'Ein Transporter fährt über die Brücke',
    arrived: 'Ein Paket ist am Haus angekommen',
    wait: 'Eine Sanduhr: etwas Geduld',
    celebrate: 'Ein Paket feiert mit Konfetti',
  },
  notLoaded: 'Diese Datei konnte nicht geladen werden.',
  sending: '%{name} wird gesendet',
  downloadShort: 'Herunterladen',
  openPicture: 'Bild %{name} zeigen',
  openPdf: '%{name} öffnen',
  openShort: 'Öffnen',
  playVideo: 'Video %{name} abspielen',
  phonePhoto:
    'Ein Foto im Format von Handys (HEIC). Die meisten Browser können es nicht zeigen; zum Öffnen bitte herunterladen.',
  play: 'Abspielen',
  pause: 'Pause',
  speed: 'Geschwindigkeit: %{speed}-fach',
  position: 'Stelle in der Aufnahme',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoomFit: 'An den Bildschirm anpassen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  pictureOf: 'Bild %{number} von %{of}',
};
