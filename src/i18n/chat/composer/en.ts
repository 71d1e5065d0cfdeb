import { channelTexts } from '../../channels/en.ts';

/** Where messages are written: text, files, emoji, animations, recordings. */
export const composer = {
  placeholder: 'Send message...',
  notePlaceholder: 'Write a note for colleagues ...',
  sendNote: 'Keep the note',
  left: '%{smart_count} character left |||| %{smart_count} characters left',
  tooLong: '%{smart_count} character too many |||| %{smart_count} characters too many',
  braced:
    'The word in braces is not replaced here: %{names} |||| Words in braces are not replaced here: %{names}',
  notStored: 'This could not be kept on this device. It stands here; please try again.',
  attach: 'Attach files',
  attachOne: 'Attach a file',
  emoji: 'Emoji',
  gif: 'Animations',
  record: 'Record a voice message',
  dropHere: 'DRAG FILE HERE',
  tray: 'Files to send',
  removed: '%{name} was removed.',
  added: '%{name} was added.',
  pastedPicture: 'Picture',
  errors: {
    empty: '%{name} is empty.',
    tooLarge: '%{name} is too large: a file may be up to %{size}.',
    program: '%{name} is a program. Programs are not sent here.',
    inNote: '%{name} was not attached: notes take no files.',
    byPhone: channelTexts.all.textOnly,
    onlyOne: '%{name} was not taken: one message holds one file. Choose a single one.',
    wrongType:
      '%{name} was not taken: only a PDF, a picture (JPEG, PNG, WebP, AVIF, GIF) or a video can be sent here.',
  },
  filesNotStored:
    'These files cannot be kept on this device. Send them before you close this page.',
  voice: {
    title: 'Voice message',
    asking: 'Please allow the microphone ...',
    recording: 'Recording',
    paused: 'Paused',
    level: 'Loudness',
    pause: 'Pause the recording',
    resume: 'Go on recording',
    stop: 'Finish and listen',
    cancel: 'Throw the recording away',
    send: 'Send the recording',
    notAllowed:
      'The microphone is not allowed here. Allow it in the settings of the browser for this page, and try again.',
    noMicrophone: 'No microphone was found on this device.',
    unsupported: 'This browser cannot record. A recording can be attached as a file.',
    failed: 'The recording could not be made. Another program may be using the microphone.',
  },
  replies: {
    title: 'Quick replies',
    found: '%{smart_count} quick reply |||| %{smart_count} quick replies',
    none: 'No quick reply with these words',
  },
  note: {
    toCustomer: 'To the customer',
    forColleagues: 'Note',
    choose: 'For whom is it?',
    hint: 'Only colleagues see this note. The customer never does.',
  },
  emojiPicker: {
    search: 'Search',
    searchLabel: 'Search for an emoji',
    clear: 'Clear',
    none: 'No emoji found',
    one: 'One emoji found',
    many: '%n emoji found',
    categories: 'Categories',
    notLoaded: 'The emoji could not be loaded.',
    tones: {
      neutral: 'No skin tone',
      light: 'Light skin tone',
      mediumLight: 'Medium-light skin tone',
      medium: 'Medium skin tone',
      mediumDark: 'Medium-dark skin tone',
      dark: 'Dark skin tone',
    },
    groups: {
      suggested: 'Used lately',
      smileys_people: 'Smileys and people',
      animals_nature: 'Animals and nature',
      food_drink: 'Food and drink',
      travel_places: 'Travel and places',
      activities: 'Activities',
      objects: 'Objects',
      symbols: 'Symbols',
      flags: 'Flags',
    },
  },
};

export type ChatComposerTexts = typeof composer;
