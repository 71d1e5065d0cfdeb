import type { TripsTexts } from './en.ts';

export const trips: TripsTexts = {
  tracking: {
    step: '%{name}, Schritt %{step} von %{count}',
    update: {
      title: 'Schritt der Fahrt ändern?',
      question: 'Die Fahrt geht von „%{from}“ zu „%{to}“ über.',
      confirm: 'Ändern',
    },
    restart: {
      action: 'Neu beginnen',
      title: 'Fahrt neu beginnen?',
      text: 'Die Fahrt kehrt zur Paketannahme zurück.',
    },
    finish: {
      action: 'Abschließen',
      title: 'Fahrt abschließen?',
      text: 'Alle Aufträge werden aus dieser Gruppe entfernt.',
      archived:
        'Sie gehen nicht verloren: Sie werden mit dieser Fahrt archiviert und bleiben unter „Frühere Fahrten“ lesbar.',
    },
    meanwhile:
      'Jemand anderes hat diese Fahrt inzwischen geändert. Sie sehen den jetzigen Stand; Ihre Änderung wurde nicht ausgeführt.',
    earlier: 'Frühere Fahrten',
    open: 'Fahrt öffnen',
  },
  page: {
    steps: 'Weg der Fahrt',
    orders: 'Aufträge dieser Fahrt',
    duration: 'Dauer',
    days: '%{smart_count} Tag |||| %{smart_count} Tage',
    back: 'Zurück zu „%{step}“',
    by: 'durch %{name}',
    none: 'Diese Fahrt hatte keine Aufträge geladen.',
    noneYet: 'Diese Fahrt hat noch keine Aufträge geladen.',
    unpaid: '%{amount} nicht bezahlt',
    hint: 'Abgeschlossen wird eine Fahrt unter „Unterwegs“: Dort wird vorher gefragt, was aus ihren Aufträgen wird.',
  },
};
