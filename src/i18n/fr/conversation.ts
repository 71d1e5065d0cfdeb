export const conversation = {
  title: 'Conversation',
  none: 'Aucun message pour l’instant',
  failed: 'Les messages n’ont pas pu être chargés.',
  office: 'Bureau',
  download: 'Télécharger %{name}',
  lost: 'Ce fichier n’a pas pu être chargé.',
  kind: {
    'application/pdf': 'PDF',
    image: 'Image',
    video: 'Vidéo',
    audio: 'Message vocal',
    gif: 'GIF',
  },
};
