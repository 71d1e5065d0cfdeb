import type { DocumentQuestionsTexts } from './en.ts';

export const editor: DocumentQuestionsTexts = {
  missing: {
    text: 'Diesen Auftrag gibt es nicht, oder er wurde gelöscht. Vielleicht stimmt die Adresse nicht.',
  },
  numberComes: 'Die Nummer wird beim Ausstellen vergeben.',
  scope: {
    title: 'Kundendaten berichtigen?',
    text: 'Sie haben geändert, was in diesem Dokument über %{name} (%{code}) steht.',
    document: 'Nur in diesem Dokument',
    customer: 'Beim Kunden %{code}, in allen seinen Aufträgen',
    go: 'Weiter',
  },
  send: {
    draftTitle: 'Diesen Entwurf senden?',
    issueFirst: 'Ausstellen und senden',
    issueTitle: 'Diese Rechnung ausstellen und senden?',
    draft:
      'Diese Rechnung ist nicht ausgestellt: Sie hat keine Nummer, und die Datei heißt Entwurf. Wer die Rechnung selbst senden will, stellt sie zuerst aus.',
    title: 'Dieses Dokument senden?',
    text: '%{name} (%{code}, %{phone}) erhält es im Chat. Das lässt sich nicht zurücknehmen.',
  },
  customs: {
    printing: { title: 'Diese Zollerklärung drucken ?', anyway: 'Trotzdem drucken' },
    sending: { title: 'Diese Zollerklärung an %{name} senden?', anyway: 'Trotzdem senden' },
    intro: 'Der Zoll nimmt sie vielleicht nicht an:',
    line: 'Zeile %{line}: %{reason}',
    overLimit: 'Die Waren sind %{sum} wert; in dieser Richtung dürfen %{limit} angemeldet werden.',
    back: 'Zurück zum Formular',
    overWeight: 'Die Waren wiegen netto %{weight}, die Pakete nur %{parcels}.',
    sale: 'Waren zum Verkauf brauchen eine Rechnung. Diese Zollerklärung ist für Privatpersonen.',
    unitValue: 'die Stücke sind zusammen %{sum} wert, nicht was die Zeile sagt.',
    netWeight: 'Nettogewicht: %{weight}',
    dutyFree: {
      A: 'Mehr als die %{dirhams} (etwa %{limit}), bis zu denen Geschenke abgabenfrei nach Marokko kommen. Quelle: %{source}',
      B: 'Mehr als die %{limit}, bis zu denen Geschenke zwischen Privatpersonen abgabenfrei in die EU kommen. Quelle: %{source}',
    },
    facts: 'Weitere Angaben, Zeile %{number}',
    found: 'Gefundene Waren',
    proposed: 'Vorschlag der Fahrt „%{trip}“',
    notStored:
      'Ausweisnummern bleiben nicht in Entwürfen. Jede Änderung wird vermerkt, ihr Wert nicht.',
  },
  tax: {
    off: 'Zeile %{number}: steuerfreie Beförderung. Mit %{percent} versteuern',
    on: 'Zeile %{number}: mit %{percent} versteuert. Zu steuerfreier Beförderung machen',
    reverse:
      'Steuerschuldnerschaft des Leistungsempfängers: %{vatId} ist eine Firma im Ausland und schuldet die Steuer selbst. Zeilen zum Regelsteuersatz tragen keine Steuer. Was aus ihren Beträgen wird, wird beim Gesamtbetrag gefragt.',
    charged:
      'Die Rechnung berechnet einer Firma im Ausland %{percent} Umsatzsteuer, obwohl sie dort besteuert wird. Zu Unrecht ausgewiesene Steuer wird geschuldet (§ 14c UStG).',
    chargedUnasked:
      'Die Rechnung berechnet einem Empfänger im Ausland %{percent} Umsatzsteuer. Ist er eine Firma, werden Leistungen an ihn dort besteuert, und zu Unrecht ausgewiesene Steuer wird geschuldet (§ 14c UStG).',
    transport:
      'Wer die Waren weder versendet noch empfängt, zahlt auf ihren Transport Steuer (§ 4 Nr. 3 UStG gilt dann nicht).',
    reasonHint: {
      reverse: 'Leer: es wird keine deutsche Steuer berechnet',
      outside: 'Leer: es wird keine deutsche Steuer berechnet',
      undecided: 'Leer: die Antwort oben entscheidet, ob Steuer berechnet wird',
      vatId: 'Leer: Zeilen zum Regelsteuersatz werden ohne USt-IdNr. nicht ausgestellt',
    },
    numberHint: 'Ohne USt-IdNr. der EU: die Steuernummer der Firma dort, etwa CHE… oder ICE',
    owed: 'Zeile %{number}: der Rechnungsempfänger schuldet die Steuer',
    always:
      'Zeile %{number}: mit %{percent} versteuert, weil der Rechnungsempfänger die Waren weder versendet noch empfängt',
    outside:
      'Nicht im Inland steuerbar: Leistungen an eine Firma in einem Drittland werden dort besteuert (§ 3a Abs. 2 UStG). Keine Zeile trägt deutsche Steuer. Dass es eine Firma ist, belegt eine Bescheinigung ihrer Steuerbehörde.',
    outsideGoods:
      '%{lines}: Waren, die in Deutschland übergeben werden, etwa Verpackung, werden hier versteuert. Bitte in einem eigenen Auftrag abrechnen, mit einem Grund, Umsatzsteuer zu berechnen. Leistungen bleiben hier ohne Steuer.',
    undecided:
      'Der Rechnungsempfänger sitzt im Ausland. Ist er eine Firma, fällt auf Leistungen an ihn hier keine Steuer an; ist er eine Privatperson, werden %{percent} berechnet. Bitte oben angeben.',
    vatId:
      'Eine Firma aus einem anderen EU-Land schuldet die Steuer selbst, wenn ihre USt-IdNr. auf der Rechnung steht. Ohne Nummer braucht es einen Grund, %{percent} zu berechnen.',
    private:
      'Einer Privatperson im Ausland berechnet die Rechnung %{percent} auf Zeilen zum Regelsteuersatz.',
    recipient:
      'Der Empfänger in Marokko gilt als Privatperson: Zeilen zum Regelsteuersatz tragen %{percent}. Eine Firma bitte als „Andere“ eintragen.',
    notTaxable: 'Zeile %{number}: nicht im Inland steuerbar',
    basis: {
      net: 'Auf %{lines} fällt keine Steuer an. Eingegeben sind %{typed}, und hier eingegebene Preise enthalten %{percent}. Welcher Preis ist vereinbart?',
      gross:
        'Auf %{lines} werden nun %{percent} berechnet. Eingegeben sind %{typed} ohne Steuer. Welcher Preis ist vereinbart?',
      less: '%{other} berechnen: die Steuer fällt weg',
      more: '%{other} berechnen: die Steuer kommt hinzu',
      keepNet: '%{typed} berechnen: das ist der Preis ohne Steuer',
      keepGross: '%{typed} berechnen: die Steuer ist darin enthalten',
      lines: 'Zeile %{numbers} |||| Zeilen %{numbers}',
      title: 'Preise mit oder ohne Steuer',
    },
    sums: 'Steuern',
    net: 'Netto, versteuert mit %{percent}',
    vat: 'USt %{percent}',
    free: 'Steuerfrei',
  },
  weights: {
    differ: 'Die Gewichte dieses Auftrags stimmen nicht überein.',
    net: 'Die Zollerklärung gibt netto %{weight} an, mehr als hier brutto steht.',
    at: {
      lines: 'Zeilen der Rechnung: %{weight}',
      order: 'Auftrag: %{weight}',
      parcels: 'Pakete und Versandetiketten: %{weight}',
    },
    take: 'Überall %{weight} übernehmen',
    several:
      'Mehrere Zeilen oder Pakete teilen sich das Gewicht. Bitte dort berichtigen, wo es eingetragen ist.',
  },
};
