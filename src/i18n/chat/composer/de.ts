import { channelTexts } from '../../channels/de.ts';
import { planning } from '../../planning/de.ts';
import type { ChatComposerTexts } from './en.ts';

/** Where messages are written: text, files, emoji, animations, recordings. */
export const composer: ChatComposerTexts = {
  placeholder: 'Nachricht senden ...',
  notePlaceholder: 'Notiz für Kollegen schreiben ...',
  sendNote: 'Notiz ablegen',
  left: 'Noch %{smart_count} Zeichen |||| Noch %{smart_count} Zeichen',
  tooLong: '%{smart_count} Zeichen zu viel |||| %{smart_count} Zeichen zu viel',
  braced: 'Das wird hier nicht ausgefüllt. Vor dem Senden ersetzen: %{names}',
  notStored:
    'Das konnte auf diesem Gerät nicht aufbewahrt werden. Es steht noch hier; bitte erneut versuchen.',
  later: {
    ...planning,
    failed: 'Nicht gesendet um %{time}',
    leftOffice:
      'Wer es geplant hat, schreibt nicht mehr für das Büro. Senden Sie es in Ihrem Namen.',
    list: 'Geplante Nachrichten',
    all: 'Geplant: %{count}',
  },
  edit: {
    title: 'Nachricht ändern',
    cancel: 'So lassen, wie sie war',
    save: 'Änderung speichern',
  },
  attach: 'Dateien anhängen',
  attachOne: 'Datei anhängen',
  emoji: 'Emoji',
  gif: 'Animationen',
  record: 'Sprachnachricht aufnehmen',
  dropHere: 'DATEI HIERHER ZIEHEN',
  tray: 'Dateien zum Senden',
  removed: '%{name} wurde entfernt.',
  added: '%{name} wurde hinzugefügt.',
  pastedPicture: 'Bild',
  errors: {
    empty: '%{name} ist leer.',
    tooLarge: '%{name} ist zu groß: Eine Datei darf höchstens %{size} groß sein.',
    program: '%{name} ist ein Programm. Programme werden hier nicht gesendet.',
    inNote: '%{name} wurde nicht angehängt: Notizen können keine Dateien enthalten.',
    byPhone: channelTexts.all.textOnly,
    onlyOne:
      '%{name} wurde nicht übernommen: Eine Nachricht enthält genau eine Datei. Bitte nur eine auswählen.',
    wrongType:
      '%{name} wurde nicht übernommen: Hier kann nur ein PDF, ein Bild (JPEG, PNG, WebP, AVIF, GIF) oder ein Video gesendet werden.',
  },
  filesNotStored:
    'Diese Dateien können auf diesem Gerät nicht aufbewahrt werden. Bitte senden Sie sie, bevor Sie diese Seite schließen.',
  voice: {
    title: 'Sprachnachricht',
    asking: 'Bitte das Mikrofon erlauben ...',
    recording: 'Aufnahme läuft',
    paused: 'Angehalten',
    level: 'Lautstärke',
    pause: 'Aufnahme anhalten',
    resume: 'Weiter aufnehmen',
    stop: 'Beenden und anhören',
    cancel: 'Aufnahme verwerfen',
    send: 'Aufnahme senden',
    notAllowed:
      'Das Mikrofon ist hier nicht erlaubt. Bitte erlauben Sie es in den Einstellungen des Browsers für diese Seite und versuchen Sie es erneut.',
    noMicrophone: 'An diesem Gerät wurde kein Mikrofon gefunden.',
    unsupported:
      'Dieser Browser kann nicht aufnehmen. Eine Aufnahme kann als Datei angehängt werden.',
    failed:
      'Die Aufnahme ist nicht gelungen. Vielleicht benutzt ein anderes Programm das Mikrofon.',
  },
  replies: {
    search: 'Schnellantworten durchsuchen',
    title: 'Schnellantworten',
    found: '%{smart_count} Schnellantwort |||| %{smart_count} Schnellantworten',
    none: 'Keine Schnellantwort mit diesen Worten',
  },
  note: {
    toCustomer: 'An den Kunden',
    forColleagues: 'Notiz',
    choose: 'Für wen ist es?',
    hint: 'Diese Notiz sehen nur Kollegen. Der Kunde sieht sie nie.',
  },
  emojiPicker: {
    search: 'Suchen',
    searchLabel: 'Emoji suchen',
    clear: 'Leeren',
    none: 'Kein Emoji gefunden',
    one: 'Ein Emoji gefunden',
    many: '%n Emoji gefunden',
    categories: 'Gruppen',
    notLoaded: 'Die Emoji konnten nicht geladen werden.',
    tones: {
      neutral: 'Kein Hautton',
      light: 'Heller Hautton',
      mediumLight: 'Mittelheller Hautton',
      medium: 'Mittlerer Hautton',
      mediumDark: 'Mitteldunkler Hautton',
      dark: 'Dunkler Hautton',
    },
    groups: {
      suggested: 'Zuletzt benutzt',
      smileys_people: 'Smileys und Menschen',
      animals_nature: 'Tiere und Natur',
      food_drink: 'Essen und Trinken',
      travel_places: 'Reisen und Orte',
      activities: 'Aktivitäten',
      objects: 'Gegenstände',
      symbols: 'Symbole',
      flags: 'Flaggen',
    },
  },
};
