import { planning } from '../../planning/de.ts';
import type { MessagingLaterTexts } from './en.ts';

export const later: MessagingLaterTexts = {
  ...planning,
  again:
    '%{smart_count} Person ist jetzt erreichbar. Wer erreicht wird und was es kostet, wird zu diesem Zeitpunkt neu entschieden. |||| %{smart_count} Personen sind jetzt erreichbar. Wer erreicht wird und was es kostet, wird zu diesem Zeitpunkt neu entschieden.',
  instead: 'Doch jetzt senden',
  decided:
    'Wer unter welcher Nummer erreicht wird und was es kostet, wird zu diesem Zeitpunkt entschieden.',
  nowOnly:
    'Dateien, Animationen und Aufnahmen werden jetzt gesendet; nur Texte lassen sich planen.',
  people: '%{count} Person ist gemeint. |||| %{count} Personen sind gemeint.',
  changed: 'Der Zeitpunkt ist geändert.',
  begin: {
    label: 'Jetzt senden',
    title: 'Jetzt senden?',
    question:
      '%{count} Person wird jetzt angeschrieben, falls sie erreichbar ist. Was gesendet ist, lässt sich nicht zurückholen. |||| %{count} Personen werden jetzt angeschrieben, soweit sie erreichbar sind. Was gesendet ist, lässt sich nicht zurückholen.',
    confirm: 'Jetzt senden',
    done: 'Wird gesendet.',
  },
  stop: {
    label: 'Nicht senden',
    title: 'Geplante Nachricht nicht senden?',
    question:
      '%{count} Person bekommt dann keine Nachricht. |||| %{count} Personen bekommen dann keine Nachricht.',
    confirm: 'Nicht senden',
    done: 'Die geplante Nachricht wird nicht gesendet.',
  },
};
