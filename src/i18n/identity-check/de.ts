import type { IdentityCheckTexts } from './en.ts';

export const identityCheck: IdentityCheckTexts = {
  compare: 'Zum Vergleichen',
  order: 'Auftrag',
  fits: 'Passt',
  fitted: 'Der Ausweis zählt wieder',
  again: 'Erneut anfragen',
  verified: 'Geprüft',
  since: 'Erneut angefragt am',
  seen: 'Gesehen, ohne Kopie',
  seenDone: 'Als gesehen vermerkt',
  unseen: 'Nicht mehr als gesehen vermerkt',
  seenOn: 'Ohne Kopie gesehen am',
  seenQuestion: {
    title: 'Bilder löschen?',
    text: 'Der Auftrag vermerkt, dass Sie den Ausweis gesehen haben. Seine Bilder werden jetzt gelöscht und lassen sich nicht zurückholen.',
    confirm: 'Bilder löschen',
  },
  withdrawn: 'Es wird kein anderes Bild mehr erwartet',
  request: {
    title: 'Anderes Bild anfragen',
    text: 'Nachricht an %{name}',
    language: 'In der Sprache des Kunden: %{language}',
    hint: 'Sie geht in das Gespräch. Der Auftrag zählt als einer ohne Ausweis, bis ein anderes Bild da ist.',
    back: 'Zurück',
    send: 'Anfrage senden',
    sending: 'Wird gesendet …',
    sent: 'Erneut angefragt. Der Auftrag zählt als einer ohne Ausweis.',
    failed: 'Die Nachricht wurde nicht gesendet, und der Auftrag bleibt, wie er war.',
    message:
      'Guten Tag %{name}, für Ihren Auftrag %{code} brauchen wir ein anderes Bild Ihres Ausweises, Vorder- und Rückseite. Bitte fotografieren Sie ihn bei gutem Licht, sodass alles lesbar ist, und senden Sie es uns hier.',
  },
};
