import { channelTexts } from '../../channels/fr.ts';
import { planning } from '../../planning/fr.ts';
import type { ChatComposerTexts } from './en.ts';

/** Where messages are written: text, files, emoji, animations, recordings. */
export const composer: ChatComposerTexts = {
  placeholder: 'Envoyer un message...',
  notePlaceholder: 'Écrire une note pour les collègues...',
  sendNote: 'Garder la note',
  left: 'Encore %{smart_count} caractère |||| Encore %{smart_count} caractères',
  tooLong: '%{smart_count} caractère de trop |||| %{smart_count} caractères de trop',
  braced: 'Rien ne remplit ceci ici. À remplacer avant l’envoi : %{names}',
  notStored: 'Ceci n’a pas pu être gardé sur cet appareil. Le texte est toujours là ; réessayez.',
  later: {
    ...planning,
    failed: 'Non envoyé à %{time}',
    leftOffice:
      'La personne qui l’a planifié n’écrit plus pour le bureau. Envoyez-le en votre nom.',
    list: 'Messages planifiés',
    all: 'Planifiés : %{count}',
  },
  edit: {
    title: 'Modifier le message',
    cancel: 'Laisser tel quel',
    save: 'Enregistrer la modification',
  },
  attach: 'Joindre des fichiers',
  attachOne: 'Joindre un fichier',
  emoji: 'Emoji',
  gif: 'Animations',
  record: 'Enregistrer un message vocal',
  dropHere: 'DÉPOSEZ LE FICHIER ICI',
  tray: 'Fichiers à envoyer',
  removed: '%{name} a été retiré.',
  added: '%{name} a été ajouté.',
  pastedPicture: 'Image',
  errors: {
    empty: '%{name} est vide.',
    tooLarge: '%{name} est trop volumineux : un fichier peut faire %{size} au maximum.',
    program: '%{name} est un programme. Les programmes ne sont pas envoyés ici.',
    inNote: '%{name} n’a pas été joint : une note ne peut pas contenir de fichier.',
    byPhone: channelTexts.all.textOnly,
    onlyOne:
      '%{name} n’a pas été pris : un message contient un seul fichier. N’en choisissez qu’un.',
    wrongType:
      '%{name} n’a pas été pris : seuls un PDF, une image (JPEG, PNG, WebP, AVIF, GIF) ou une vidéo peuvent être envoyés ici.',
  },
  filesNotStored:
    'Ces fichiers ne peuvent pas être gardés sur cet appareil. Envoyez-les avant de fermer cette page.',
  voice: {
    title: 'Message vocal',
    asking: 'Autorisez le microphone, s’il vous plaît...',
    recording: 'Enregistrement en cours',
    paused: 'En pause',
    level: 'Volume',
    pause: 'Mettre en pause',
    resume: 'Reprendre l’enregistrement',
    stop: 'Terminer et écouter',
    cancel: 'Jeter l’enregistrement',
    send: 'Envoyer l’enregistrement',
    notAllowed:
      'Le microphone n’est pas autorisé ici. Autorisez-le pour cette page dans les réglages du navigateur, puis réessayez.',
    noMicrophone: 'Aucun microphone n’a été trouvé sur cet appareil.',
    unsupported:
      'Ce navigateur ne peut pas enregistrer. Un enregistrement peut être joint comme fichier.',
    failed: 'L’enregistrement a échoué. Un autre programme utilise peut-être le microphone.',
  },
  replies: {
    search: 'Chercher une réponse rapide',
    title: 'Réponses rapides',
    found: '%{smart_count} réponse rapide |||| %{smart_count} réponses rapides',
    none: 'Aucune réponse rapide avec ces mots',
  },
  note: {
    toCustomer: 'Au client',
    forColleagues: 'Note',
    choose: 'Pour qui est-ce ?',
    hint: 'Seuls les collègues voient cette note. Le client ne la voit jamais.',
  },
  emojiPicker: {
    search: 'Chercher',
    searchLabel: 'Chercher un emoji',
    clear: 'Effacer',
    none: 'Aucun emoji trouvé',
    one: 'Un emoji trouvé',
    many: '%n emojis trouvés',
    categories: 'Catégories',
    notLoaded: 'Les emojis n’ont pas pu être chargés.',
    tones: {
      neutral: 'Sans couleur de peau',
      light: 'Peau claire',
      mediumLight: 'Peau moyennement claire',
      medium: 'Peau moyenne',
      mediumDark: 'Peau moyennement foncée',
      dark: 'Peau foncée',
    },
    groups: {
      suggested: 'Utilisés récemment',
      smileys_people: 'Visages et personnes',
      animals_nature: 'Animaux et nature',
      food_drink: 'Nourriture et boissons',
      travel_places: 'Voyages et lieux',
      activities: 'Activités',
      objects: 'Objets',
      symbols: 'Symboles',
      flags: 'Drapeaux',
    },
  },
};
