import { documentTexts } from '../documents/de.ts';
import { byKind } from '../joined-texts.ts';
import type { DocumentEditorTexts } from './en.ts';

export const documents: DocumentEditorTexts = {
  title: byKind(documentTexts, 'title'),
  loading: 'PDF wird erstellt …',
  actions: {
    save: 'Speichern',
    preview: 'Vorschau',
    send: 'Senden an Kunden',
    download: 'Download',
  },
  header: { number: 'Rechnung-Nr.', customer: 'Kunden-Nr.', date: 'Datum' },
  party: {
    sender: 'Absender in %{country}',
    recipient: 'Empfänger in %{country}',
    name: 'Vor-u. Nachname',
    phone: 'Telefon-Nr.',
    city: 'Stadt',
    differs: 'Weicht von den Daten des Kunden %{code} ab.',
  },
  columns: byKind(documentTexts, 'columns'),
  lines: {
    ...byKind(documentTexts, 'lines'),
    cell: '%{label}, Zeile %{number}',
    add: 'Zeile hinzufügen',
    remove: 'Zeile %{number} entfernen',
  },
  totals: {
    further: 'Weitere Berechnung',
    total: 'Gesamtbetrag',
    weight: 'Gewicht aller Zeilen: %{weight}',
    overridden: 'Von Hand eingetragen. Die Zeilen ergeben %{total}.',
    useComputed: 'Berechnete Summe übernehmen',
  },
  packages: 'Anzahl der Pakete/Sendungen',
  payment: { label: 'Zahlungsart', 1: 'Bar', 2: 'Überweisung', 3: 'PayPal' },
  delivery: {
    label: 'Zustellungsart',
    1: 'Übergabe',
    2: 'Abholung in einer Filiale',
    3: 'Hauslieferung',
  },
  declared: {
    count: '%{smart_count} Artikel |||| %{smart_count} Artikel',
    sum: 'Gesamtwert: %{sum}',
    overLimit: 'Mehr als die %{limit}, die in dieser Richtung angemeldet werden dürfen.',
  },
  warnings: {
    collective: '%{word} sagt dem Zoll zu wenig. Was ist es genau?',
    prohibited: '%{word} darf nicht versendet werden. Bitte prüfen.',
  },
  preview: {
    close: 'Zurück zum Formular',
    page: 'Seite %{number} von %{of}',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'An die Breite anpassen',
    print: 'Öffnen und drucken',
    unreadable: 'Die Vorschau konnte nicht gezeigt werden. Die Datei kann heruntergeladen werden.',
    missing:
      'Keine Schrift hat diese Zeichen; für jedes wird ein Fragezeichen gedruckt: %{characters}',
    cut: 'Zu lang für das Papier; das Ende wird nicht gedruckt:',
  },
  rows: {
    heading: 'Dokumente',
    ...byKind(documentTexts, 'row'),
    open: '%{document}: %{code}',
    notVerified: 'Die Rechnung braucht einen geprüften Auftrag',
    noSelection: 'Zuerst einen Auftrag auswählen: Das Versandetikett gilt dem ersten ausgewählten',
  },
  whichLabel: {
    title: 'Welches Versandetikett?',
    text: 'Der erste ausgewählte Auftrag steht nicht in dieser Zeile.',
    first: 'Der erste ausgewählte Auftrag',
    row: 'Der Auftrag in dieser Zeile',
  },
  batch: {
    print: 'Drucken',
    printList: 'Liste drucken',
    ...byKind(documentTexts, 'batch'),
    firstTicket: 'Kofferanhänger des ersten ausgewählten Auftrags',
    pages: '%{smart_count} Seite ist fertig. |||| %{smart_count} Seiten sind fertig.',
    nothing: 'Es gibt nichts zu drucken',
  },
  issue: {
    issue: 'Ausstellen',
    title: 'Diese Rechnung ausstellen?',
    text: 'Die Rechnung vom %{date} erhält ihre Nummer und kann danach nicht mehr geändert werden. Ein Fehler wird durch ein Storno zurückgenommen.',
    missing: 'Vor dem Ausstellen fehlt noch:',
    serviceDate: 'Leistungsdatum',
    sameDay: 'Das Leistungsdatum entspricht dem Rechnungsdatum',
    noServiceDate:
      'Auf dieser Rechnung steht kein Leistungsdatum. Sie darf ohne ausgestellt werden; nachtragen lässt es sich nicht mehr.',
    done: 'Rechnung %{number} ausgestellt',
    issued: 'Ausgestellt als %{number} am %{date}. Sie kann nicht mehr geändert werden.',
    cancelled: '%{number} vom %{date} wurde storniert.',
    stornoOf: 'Storno %{number} vom %{date}: %{reason}',
    storno: 'Stornieren',
    stornoTitle: 'Diese Rechnung stornieren?',
    stornoText:
      '%{number} wird durch eine Stornorechnung mit eigener Nummer zurückgenommen. Das lässt sich nicht rückgängig machen.',
    reason: 'Grund',
    stornoDone: 'Storno %{number} ausgestellt',
  },
  missing: { title: 'Einige Zeichen können nicht gedruckt werden', anyway: 'Trotzdem weiter' },
  cut: { title: 'Einige Texte passen nicht auf das Papier' },
  printFailed: 'Das Dokument konnte nicht erstellt werden. Bitte noch einmal versuchen.',
  saveForLabels:
    'Bitte zuerst speichern: Jedes Paket erhält seinen Code, wenn die neue Anzahl gespeichert ist.',
  notLost:
    'Das Dokument ist noch nicht gespeichert. Alles Eingegebene ist noch da; bitte erneut speichern.',
};
