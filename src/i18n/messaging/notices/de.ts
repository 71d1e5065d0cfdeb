import { channelTexts } from '../../channels/de.ts';
import type { MessagingNoticesTexts } from './en.ts';

export const notices: MessagingNoticesTexts = {
  title: 'Automatische Mitteilungen',
  switch: {
    on: '„%{title}“ einschalten',
    off: '„%{title}“ ausschalten',
    readOnly: 'Nur Administratoren schalten Mitteilungen ein und aus',
    question: 'Diese Mitteilung einschalten?',
    confirm: 'Einschalten',
    nothingNow:
      'Jetzt wird nichts gesendet. Ab jetzt geht sie von selbst hinaus, sobald ihr Zeitpunkt kommt.',
    onceSaved:
      'Jetzt wird nichts gesendet. Sobald Sie gespeichert haben, geht sie von selbst hinaus, wenn ihr Zeitpunkt kommt.',
    unsaved: 'Noch nicht gespeichert: Das gilt erst, wenn Sie speichern.',
    saveFirst:
      'Eine neue Mitteilung ist aus. Speichern Sie sie zuerst: Dann sehen Sie, wer sie bekäme.',
  },
  audience: {
    title: 'Wer das jetzt bekäme',
    loading: 'Es wird geprüft, wer sie bekäme …',
    failed: 'Gerade lässt sich nicht sagen, wer sie bekäme.',
    again: 'Noch einmal prüfen',
    unknown: 'Dieser Server sagt nicht, wer sie bekäme.',
    meaning: 'Wenn ihr Zeitpunkt jetzt käme; so, wie sie zuletzt gespeichert wurde.',
    reached: '%{smart_count} Person bekommt sie |||| %{smart_count} Personen bekommen sie',
    nobody: 'Niemand bekäme sie',
    notified: '%{smart_count} hat sie schon |||| %{smart_count} haben sie schon',
    skipped: '%{smart_count} wird ausgelassen |||| %{smart_count} werden ausgelassen',
    cost: 'etwa %{cost}',
    segments: '%{smart_count} SMS |||| %{smart_count} SMS',
    show: 'Liste zeigen',
    hide: 'Liste ausblenden',
    list: 'Wer sie bekäme',
    more: 'und %{smart_count} weitere |||| und %{smart_count} weitere',
    alreadyNotified: 'hat sie schon',
    orders: '%{smart_count} Auftrag |||| %{smart_count} Aufträge',
    at: 'ab %{time}',
    noNumber: 'keine Nummer',
  },
  quiet: {
    text: 'Wird %{smart_count} Minute nach ihrem Zeitpunkt gesendet, damit sich ein falscher Klick zurücknehmen lässt; nicht zwischen %{from} und %{until} Uhr am Ort der Person. |||| Wird %{smart_count} Minuten nach ihrem Zeitpunkt gesendet, damit sich ein falscher Klick zurücknehmen lässt; nicht zwischen %{from} und %{until} Uhr am Ort der Person.',
    change: 'In den Einstellungen ändern',
  },
  template: {
    open: 'Vorlage öffnen',
    missing: 'In dieser Sprache nicht geschrieben: Sie geht in einer anderen hinaus.',
    preview: 'Was sie sagt',
  },
  channels: {
    none: channelTexts.all.inOrder,
    add: '%{channel} hinzufügen',
    up: '%{channel} nach vorn',
    down: '%{channel} nach hinten',
    remove: '%{channel} entfernen',
    chat: 'Der Chat erreicht nur Absender.',
    moved: '%{channel} steht jetzt an Stelle %{place}',
  },
  step: {
    will: '%{notices} an %{people}: Versand um %{time}.',
    between: '%{notices} an %{people}: Versand ab %{time}, zuletzt um %{until}.',
    notices: '%{smart_count} Mitteilung |||| %{smart_count} Mitteilungen',
    people: '%{smart_count} Kunden |||| %{smart_count} Kunden',
    back: 'Wer vorher zurückgeht, hält sie auf.',
  },
  waiting: {
    title: 'Wartende Mitteilungen',
    comma: ', ',
    semicolon: '; ',
    notified:
      '%{smart_count} Person wird benachrichtigt: %{channels} |||| %{smart_count} Personen werden benachrichtigt: %{channels}',
    nobody: 'Niemand wird benachrichtigt',
    entries: '%{count} Mitteilung wartet |||| %{count} Mitteilungen warten',
    none: 'Keine Mitteilung wartet',
    noneHint:
      'Kommt eine Fahrt zu einem Schritt oder ein Auftrag an eine Station, von der eine Mitteilung berichtet, steht sie hier, bis sie hinausgeht. So lange können Sie sie zurückhalten oder sofort senden.',
    notWaiting:
      'Sie wartet nicht mehr: Sie wurde inzwischen gesendet, zurückgehalten oder zurückgenommen.',
    line: {
      some: '%{smart_count} Mitteilung an %{people} wartet; die erste Nachricht geht um %{time} hinaus. |||| %{smart_count} Mitteilungen an %{people} warten; die erste Nachricht geht um %{time} hinaus.',
      people: '%{smart_count} Person |||| %{smart_count} Personen',
      open: 'Was wartet',
    },
    columns: {
      moment: 'Zeitpunkt',
      why: 'Warum sie wartet',
      actions: 'Entscheiden',
    },
    why: {
      pause: 'Pause: %{smart_count} |||| Pause: %{smart_count}',
      pauseHint: 'In diesen Minuten hält ein Schritt zurück sie auf.',
      quiet: 'Ruhezeit: %{smart_count} |||| Ruhezeit: %{smart_count}',
      quietHint: 'Am Ort dieser Personen wird um diese Zeit nichts gesendet.',
    },
    since: {
      pause: 'Versand um %{time}',
      quiet: 'Ruhezeit vor Ort, Versand um %{time}',
    },
    send: {
      label: 'Jetzt senden',
      title: 'Jetzt senden?',
      running: 'Wartendes wird gesendet',
      question:
        'Sie geht sofort hinaus und lässt sich nicht mehr zurücknehmen. |||| Diese %{smart_count} Mitteilungen gehen sofort hinaus und lassen sich nicht mehr zurücknehmen.',
      quiet:
        '%{smart_count} von ihnen hat gerade Ruhezeit und wird trotzdem jetzt benachrichtigt. |||| %{smart_count} von ihnen haben gerade Ruhezeit und werden trotzdem jetzt benachrichtigt.',
    },
    hold: {
      label: 'Nicht senden',
      title: 'Nicht senden?',
      running: 'Wartendes wird zurückgehalten',
      question:
        'Niemand bekommt sie: Diese Personen erfahren auch später nichts von diesem Zeitpunkt. |||| Niemand bekommt diese %{smart_count} Mitteilungen: Diese Personen erfahren auch später nichts von diesen Zeitpunkten.',
    },
    back: 'Wer es vor %{time} zurücknimmt, hält das auf.',
    template: 'Vorlage: %{template}',
  },
};
