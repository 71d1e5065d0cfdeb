/** Texts about what the office and a customer have written to each other. */
export const conversation = {
  title: 'Conversation',
  none: 'Nothing written yet',
  failed: 'The messages could not be loaded.',
  office: 'Office',
  download: 'Download %{name}',
  lost: 'This file could not be loaded.',
  kind: {
    'application/pdf': 'PDF',
    image: 'Picture',
    video: 'Video',
    audio: 'Voice message',
    gif: 'GIF',
  },
};
