import type { MessagingDialogTexts } from './en.ts';

export const dialog: MessagingDialogTexts = {
  title: 'Nachrichten senden',
  customers: '%{smart_count} Kunde |||| %{smart_count} Kunden',
  orders: '%{smart_count} Auftrag |||| %{smart_count} Aufträge',
  count: '%{customers}, %{orders}',
  search: 'Kunden suchen',
  noneFound: 'Kein ausgewählter Kunde heißt so.',
  more: '%{smart_count} weiteren zeigen |||| %{smart_count} weitere zeigen',
  unselect: 'Kunden abwählen?',
  unselectNamed: '%{name} abwählen, %{orders}',
  allowed:
    'Statt eines Textes: ein PDF, ein Bild oder ein Video bis %{size}. Einfach hierher ziehen.',
  preparing: 'Die Datei wird vorbereitet …',
  animation: 'Animation',
  recording: 'Sprachnachricht',
  textWaits:
    'Es wird immer nur eines gesendet. Ihr Text bleibt erhalten; entfernen Sie dies, um den Text zu senden.',
  sending: 'Die Datei wird gesendet',
  cancel: 'Abbrechen',
  fileNotSent: 'Die Datei wurde nicht gesendet. Sie ist noch hier.',
  result: {
    running: 'An %{done} von %{total} gesendet',
    goesOn: 'Sie können weiterarbeiten; die Nachricht wird auch ohne Sie weiter gesendet.',
    done: 'Der Versand ist abgeschlossen, und nichts ist fehlgeschlagen.',
    partly: 'Nicht alle haben die Nachricht bekommen. Die Einzelheiten sagen, wer und warum.',
    stopped: 'Der Versand wurde gestoppt. Wer die Nachricht schon hatte, behält sie.',
    stop: 'Versand stoppen',
    details: 'Einzelheiten',
    figures: {
      waiting: 'Wartend',
      sent: 'Gesendet',
      delivered: 'Zugestellt',
      seen: 'Gesehen',
      unknown: 'Ungewiss',
      failed: 'Fehlgeschlagen',
      skipped: 'Ausgelassen',
    },
  },
};
