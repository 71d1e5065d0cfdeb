import { COMMA_NUMBERS, dayIn, type Script } from './script.ts';

/** Lines in German. Nobody has ever written them. */
export const german: Script = {
  ...COMMA_NUMBERS,
  parcels: (count) => (count === 1 ? 'ein Paket' : `${count} Pakete`),
  day: dayIn('de'),
  topics: {
    date: [
      [
        'C: Guten Tag, wann fährt der nächste Transport nach {city}?',
        'S: Guten Tag {first}, der nächste Wagen fährt am {date} ab Bremen. In {city} sind wir etwa fünf Tage später.',
        'C: Super, und bis wann muss ich abgeben?',
        'S: Bitte bis zwei Tage vor der Abfahrt, Montag bis Samstag von 9 bis 18 Uhr.',
        'C: Alles klar, danke!',
      ],
      [
        'C: Hallo, ist der Termin {date} noch aktuell?',
        'S: Ja, der {date} bleibt. Es sind noch Plätze frei.',
        'C: Gut, dann komme ich diese Woche vorbei 👍',
        '[S gif ok]',
      ],
      [
        'C: Salam, fahrt ihr vor den Ferien noch einmal nach {city}?',
        'S: Salam {first}! Ja, am {date}. Danach erst wieder vier Wochen später.',
        'C: Dann nehme ich den {date}.',
      ],
      [
        'C: Guten Morgen, fährt nächste Woche ein Wagen?',
        'S: Guten Morgen! Der nächste fährt am {date}.',
        'C: Danke für die schnelle Antwort.',
      ],
    ],
    price: [
      [
        'C: Was kostet das Kilo nach {city}?',
        'S: Kleidung und Schuhe ab 1,80 € pro Kilo, Küchengeräte 2,10 €. Sperrige Sachen nach Absprache.',
        'C: Und ein Fahrrad?',
        'S: Fahrräder berechnen wir pauschal, je nach Größe. Am besten schicken Sie uns ein Foto.',
        'C: Mache ich heute Abend.',
      ],
      [
        'C: Gibt es einen Rabatt ab 50 Kilo?',
        'S: Ab 50 kg rechnen wir Ihnen einen besseren Preis, das machen wir beim Wiegen.',
        'C: Perfekt.',
      ],
      [
        'C: Kostet die Lieferung bis vor die Tür in {city} extra?',
        'S: In {city} selbst nicht. In den Dörfern darum herum kommt ein kleiner Betrag dazu.',
        'C: Es ist in der Stadt, danke.',
      ],
    ],
    allowed: [
      [
        'C: Darf ich Waschmittel und Kaffee mitschicken?',
        'S: Ja, in üblichen Mengen. Bitte gut verpacken, damit nichts ausläuft.',
        'C: Und Parfüm?',
        'S: Parfüm leider nicht, das ist für den Transport verboten.',
        'C: Okay, dann lasse ich es hier.',
      ],
      [
        'C: Kann ich einen gebrauchten Fernseher schicken?',
        'S: Ja, aber bitte im Karton und mit Polster. Den Wert müssen Sie in der Erklärung angeben.',
        'C: Original-Karton habe ich noch.',
        'S: Sehr gut.',
      ],
      [
        'C: Wie ist es mit Medikamenten für meine Mutter?',
        'S: Das dürfen wir leider nicht mitnehmen. Bitte fragen Sie dafür in einer Apotheke in {city}.',
        'C: Verstehe, trotzdem danke.',
      ],
    ],
    announce: [
      [
        'C: Ich bringe morgen {parcels} für {recipient} in {city}.',
        'S: Gerne, wir sind bis 18 Uhr da. Ihre Nummer ist {code}.',
        'C: Muss ich die Nummer auf die Kartons schreiben?',
        'S: Das wäre prima, groß und auf zwei Seiten.',
      ],
      [
        'C: Guten Tag, ich möchte {parcels} nach {city} anmelden. Empfängerin ist {recipient}.',
        'S: Ist eingetragen: {code}. Bringen Sie die Sachen vorbei, oder sollen wir abholen?',
        'C: Ich bringe sie am Samstag.',
        'S: In Ordnung, bis Samstag.',
      ],
      [
        'C: Hallo zusammen, diesmal sind es {parcels}, wie immer für {recipient}.',
        'S: Hallo {first}, alles klar. {code}.',
        '[C boxes]',
        'S: Danke für das Foto, so sind sie gut verpackt.',
      ],
    ],
    address: [
      [
        'S: Eine Frage zu {code}: Haben Sie eine genauere Adresse in {city}?',
        'C: Ja: {address}',
        'S: Danke, und die Telefonnummer stimmt noch?',
        'C: Ja, sie geht immer ran.',
      ],
      [
        'C: Meine Schwester ist umgezogen, die neue Adresse ist {address}.',
        'S: Danke, ich habe es bei {code} geändert.',
        'C: Danke schön 🙏',
      ],
      [
        'C: Wo genau ist eure Abgabestelle?',
        'S: Musterweg 12, 28195 Bremen, Einfahrt auf der Rückseite.',
        '[S link https://jisr.example/anfahrt]',
        'C: Gefunden, bis gleich.',
      ],
    ],
    photo: [
      [
        'C: Könnt ihr mir ein Foto von meinen Paketen schicken?',
        'S: Einen Moment, ich gehe kurz ins Lager.',
        '[S scale]',
        'C: Sieht gut aus, danke!',
      ],
      [
        '[C bag]',
        'C: Geht die Tasche so, oder brauche ich einen Karton?',
        'S: Die Tasche geht. Bitte oben mit Klebeband zumachen.',
        'C: Mache ich.',
      ],
      ['[C boxes]', 'C: So habe ich sie gepackt. Passt das?', 'S: Perfekt, danke.', '[S gif ok]'],
    ],
    weight: [
      [
        'C: Wie schwer waren meine Sachen am Ende?',
        'S: {parcels}, zusammen {kilos}.',
        '[S scale]',
        'C: Mehr als gedacht 😅',
        'S: Das ist der Kaffee 😄',
      ],
      [
        'S: Guten Tag {first}, {code} ist gewogen: {kilos}. Das macht {price}.',
        'C: Danke, in Ordnung.',
      ],
      [
        'C: Habt ihr schon gewogen?',
        'S: Ja, gerade eben: {kilos} für {parcels}.',
        'C: Und der Preis?',
        'S: {price} insgesamt.',
        'N: Hat beim letzten Mal 5 € Nachlass bekommen, bitte nicht noch einmal.',
      ],
    ],
    invoice: [
      [
        'C: Könnte ich die Rechnung bekommen?',
        '[S pdf]',
        'S: Hier ist sie, {price}. Sie können bar oder mit Überweisung bezahlen.',
        'C: Ich überweise morgen.',
      ],
      ['S: Ihre Rechnung zu {code}:', '[S pdf]', 'C: Ist angekommen, danke.'],
    ],
    payment: [
      [
        'C: Ich habe die {price} gestern überwiesen.',
        'N: Zahlung ist auf dem Konto, als bezahlt markiert.',
        'S: Ist angekommen, vielen Dank!',
      ],
      [
        'C: Kann meine Mutter in {city} bezahlen?',
        'S: Ja, bei der Übergabe in Dirham geht auch. Ich notiere es.',
        'N: Zahlung bei Übergabe in {city}, dem Fahrer sagen.',
        'C: Danke, das hilft sehr.',
      ],
    ],
    road: [
      [
        'C: Wo ist der Wagen gerade?',
        'S: Er ist heute auf der Fähre. {city} erreichen wir in zwei bis drei Tagen.',
        'C: Ruft der Fahrer vorher an?',
        'S: Ja, eine Stunde vorher.',
        'C: Gut, dann sage ich zu Hause Bescheid.',
      ],
      [
        'C: Gibt es schon etwas Neues zu {code}?',
        'S: Ihre Sachen sind verladen und unterwegs.',
        '[S gif onTheWay]',
        'C: 👍',
      ],
      [
        'C: Meine Familie fragt jeden Tag 😄 Wann kommt ihr nach {city}?',
        'S: Wenn am Zoll alles glatt geht, übermorgen.',
        'C: Inschallah.',
      ],
    ],
    voice: [
      ['[C voice]', 'S: Danke, verstanden. Wir rufen {recipient} vorher an.', 'C: Danke!'],
      [
        'C: Ich kann gerade schlecht schreiben:',
        '[C voice]',
        'S: Alles klar, der Fahrer weiß Bescheid.',
        '[S voice]',
        'C: Super.',
      ],
    ],
    arrived: [
      [
        'C: Alles ist gut angekommen, vielen Dank an den Fahrer!',
        '[C gif thanks]',
        'S: Das freut uns, {first}. Bis zum nächsten Mal!',
      ],
      [
        'C: Meine Mutter hat die Pakete heute bekommen ❤️',
        '[C boxes]',
        'S: Wie schön, danke für das Foto!',
        '[S gif heart]',
      ],
      ['C: Danke, alles da. Ihr seid die Besten.', 'S: Sehr gerne!'],
    ],
    back: [
      [
        'C: Kann meine Tante euch in {city} {parcels} mitgeben?',
        'S: Ja, der Wagen sammelt auf dem Rückweg. Ihre Nummer ist {code}.',
        'C: Es sind Gewürze, Öl und ein Teppich.',
        'S: Öl bitte in dichte Kanister, höchstens zehn Liter.',
        'C: Sage ich ihr.',
      ],
      [
        'C: Wann kommen die Sachen aus {city} in Bremen an?',
        'S: Ungefähr eine Woche nach der Abholung. Wir schreiben Ihnen, sobald sie im Lager sind.',
        'C: Danke.',
      ],
    ],
    link: [
      [
        'C: Wo finde ich die Liste, was verboten ist?',
        '[S link https://jisr.example/verboten]',
        'C: Danke, lese ich durch.',
        '[C list]',
        'C: Das ist meine Packliste, ist da etwas dabei?',
        'S: Nein, alles in Ordnung.',
      ],
      [
        'C: Gibt es eine Seite mit den Terminen?',
        '[S link https://jisr.example/termine]',
        'C: Gespeichert.',
      ],
    ],
    unanswered: [
      ['C: Noch eine Frage: Kann ich bis Samstag noch etwas dazulegen?'],
      ['C: Hallo, ist heute jemand im Lager?', 'C: Ich stehe in etwa 20 Minuten vor der Tür.'],
      ['[C boxes]', 'C: Es sind doch zwei mehr geworden, geht das noch?'],
      ['C: Meine Schwester sagt, es hat noch niemand angerufen. Können Sie nachsehen?'],
      ['[C voice]'],
      ['C: Bekomme ich die Rechnung auch auf den Namen meiner Firma?', 'C: Danke im Voraus'],
      ['C: Wie lange habt ihr morgen auf?'],
    ],
  },
};
