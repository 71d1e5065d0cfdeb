import type { ChatMessageTexts } from './en.ts';

/** What a message holds: pictures, files, recordings, animations. */
export const message: ChatMessageTexts = {
  unknownGif: 'Animation',
  gifs: {
    hello: 'Un colis dit bonjour de la main',
    thanks: 'Un colis dit merci avec des cœurs',
    ok: 'Pouce levé',
    heart: 'Un cœur qui bat',
    onTheWay: 'Une camionnette traverse le pont',
    arrived: 'Un colis est arrivé à la maison',
    wait: 'Un sablier : un peu de patience',
    celebrate: 'Un colis fait la fête avec des confettis',
  },
  notLoaded: 'Ce fichier n’a pas pu être chargé.',
  sending: 'Envoi de %{name}',
  downloadShort: 'Télécharger',
  openPicture: 'Afficher l’image %{name}',
  openPdf: 'Ouvrir %{name}',
  openShort: 'Ouvrir',
  playVideo: 'Lire la vidéo %{name}',
  phonePhoto:
    'Une photo au format des téléphones (HEIC). La plupart des navigateurs ne peuvent pas l’afficher ; téléchargez-la pour l’ouvrir.',
  play: 'Lire',
  pause: 'Pause',
  speed: 'Vitesse : %{speed} fois',
  position: 'Position dans l’enregistrement',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomFit: 'Adapter à l’écran',
  previous: 'Image précédente',
  next: 'Image suivante',
  pictureOf: 'Image %{number} sur %{of}',
};
