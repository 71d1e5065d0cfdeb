import type { SetupTexts } from './en.ts';

export const setup: SetupTexts = {
  heading: 'Einrichtung',
  intro: 'Ein paar Schritte, bis das erste Paket unterwegs ist. Jeder lässt sich überspringen.',
  progress: '%{settled} von %{all} Schritten',
  steps: {
    company: {
      title: 'Firma',
      why: 'Rechnungen nennen Name, Anschrift, Steuernummer und Bankverbindung.',
      way: 'Firmendaten eintragen',
    },
    prices: {
      title: 'Preise',
      why: 'Mit einer Preisliste wird der Preis eines Auftrags aus seinem Gewicht vorgeschlagen.',
      way: 'Preis anlegen',
    },
    tour: {
      title: 'Tour',
      why: 'Eine Tour sagt, in welchen Städten Sie wann abholen; Kunden melden sich dafür an.',
      way: 'Tour anlegen',
    },
    customer: {
      title: 'Kunde',
      why: 'Jeder Auftrag gehört einem Kunden. Viele auf einmal kommen aus einer Tabelle.',
      way: 'Kunden anlegen',
    },
    order: {
      title: 'Auftrag',
      why: 'Was verschickt wird, von wem, an wen: Alles Weitere folgt daraus.',
      way: 'Auftrag anlegen',
    },
    invoice: {
      title: 'Rechnung',
      why: 'Ist der Auftrag geprüft, bekommt seine Rechnung eine Nummer und wird ausgestellt.',
      way: 'Zum Auftrag',
    },
    colleague: {
      title: 'Kollegin oder Kollege',
      why: 'Wer mitarbeitet, meldet sich mit eigenem Konto an; so sieht man, wer was getan hat.',
      way: 'Konto anlegen',
    },
  },
  done: 'Erledigt',
  open: 'Offen',
  isSkipped: 'Übersprungen',
  skip: 'Überspringen',
  skipNamed: 'Überspringen: %{step}',
  unskip: 'Doch erledigen',
  unskipNamed: 'Doch erledigen: %{step}',
  end: 'Liste weglegen',
  resume: 'Auf der Übersicht zeigen',
  where: 'Sie finden sie unter „%{page}“ wieder.',
  finished: 'Alles ist eingerichtet. Gute Fahrt!',
  noSetup: 'Hier gibt es nichts einzurichten.',
  empty: {
    title: 'Noch keine Aufträge',
    text: 'Sobald es einen gibt, steht hier, was zu tun ist und was unterwegs ist.',
    way: 'Auftrag anlegen',
  },
};
