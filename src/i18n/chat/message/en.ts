/** What a message holds: pictures, files, recordings, animations. */
export const message = {
  unknownGif: 'Animation',
  gifs: {
    hello: 'A parcel waves hello',
    thanks: 'A parcel says thank you with hearts',
    ok: 'Thumbs up',
    heart: 'A beating heart',
    onTheWay: 'A van drives over the bridge',
    arrived: 'A parcel has arrived at the house',
    wait: 'An hourglass: a little patience',
    celebrate: 'A parcel celebrates with confetti',
  },
  notLoaded: 'This file could not be loaded.',
  sending: 'Sending %{name}',
  downloadShort: 'Download',
  openPicture: 'Show the picture %{name}',
  openPdf: 'Open %{name}',
  openShort: 'Open',
  playVideo: 'Play the video %{name}',
  phonePhoto:
    'A photo in the format of phones (HEIC). Most browsers cannot show it; download it to open it.',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed: %{speed} times',
  position: 'Position in the recording',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit to the screen',
  previous: 'Previous picture',
  next: 'Next picture',
  pictureOf: 'Picture %{number} of %{of}',
};

export type ChatMessageTexts = typeof message;
