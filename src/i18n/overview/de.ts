import type { OverviewTexts } from './en.ts';

export const overview: OverviewTexts = {
  work: {
    heading: 'Zu tun',
    nothing: 'Es wartet nichts. Ein guter Moment für einen Tee.',
    failed: 'Was zu tun ist, konnte nicht geladen werden.',
    more: '%{number} weitere |||| %{number} weitere',
    fewer: 'Weniger zeigen',
    snoozed: '%{number} zurückgestellt |||| %{number} zurückgestellt',
    until: 'bis %{time}',
    of: '%{name} kümmert sich',
    first: 'der erste um %{time}',
    presses: { overdue: 'wartet zu lange', soon: 'bald zu lange' },
    since: {
      minutes: 'älteste seit %{smart_count} Minute |||| älteste seit %{smart_count} Minuten',
      hours: 'älteste seit %{smart_count} Stunde |||| älteste seit %{smart_count} Stunden',
      days: 'älteste seit %{smart_count} Tag |||| älteste seit %{smart_count} Tagen',
    },
    at: {
      minutes:
        'bei diesem Schritt seit %{smart_count} Minute |||| bei diesem Schritt seit %{smart_count} Minuten',
      hours:
        'bei diesem Schritt seit %{smart_count} Stunde |||| bei diesem Schritt seit %{smart_count} Stunden',
      days: 'bei diesem Schritt seit %{smart_count} Tag |||| bei diesem Schritt seit %{smart_count} Tagen',
    },
    loaded: 'verladen %{loaded} von %{count}',
    menu: 'Zurückstellen oder jemandem geben: %{line}',
    snooze: 'Für mich zurückstellen',
    snoozes: { hours: 'Für zwei Stunden', tomorrow: 'Bis morgen', week: 'Für eine Woche' },
    showAgain: 'Wieder zeigen',
    give: 'Geben an',
    toMe: 'Mich',
    toNobody: 'Niemanden',
    lines: {
      toAnswer: 'Kunde wartet auf Antwort |||| Kunden warten auf Antwort',
      newOrders: 'neuer Auftrag seit dem letzten Besuch |||| neue Aufträge seit dem letzten Besuch',
      unverified: 'Auftrag im Lager nicht geprüft |||| Aufträge im Lager nicht geprüft',
      noIdentity: 'Auftrag ohne Ausweis |||| Aufträge ohne Ausweis',
      noWeightOrPrice: 'Auftrag ohne Gewicht oder Preis |||| Aufträge ohne Gewicht oder Preis',
      unpaid: 'Auftrag nicht bezahlt |||| Aufträge nicht bezahlt',
      tripA: 'Paket für die Fahrt nach Marokko |||| Pakete für die Fahrt nach Marokko',
      tripB: 'Paket für die Fahrt aus Marokko |||| Pakete für die Fahrt aus Marokko',
      overdueInvoices: 'Rechnung überfällig |||| Rechnungen überfällig',
      unlabelled:
        'Auftrag mit Rechnung, ohne Versandetikett |||| Aufträge mit Rechnung, ohne Versandetikett',
      failedMessages: 'Nachricht fehlgeschlagen |||| Nachrichten fehlgeschlagen',
      appointmentsToday: 'Termin heute |||| Termine heute',
    },
  },
  load: {
    heading: 'Ladung nach Stadt',
    city: 'Stadt',
    packages: 'Pakete',
    noCity: 'Ohne Stadt',
    others: '%{smart_count} weitere Stadt |||| %{smart_count} weitere Städte',
    all: 'Gesamt',
  },
  yields: {
    heading: 'Umsatz und Gewicht nach Fahrt',
    trip: 'Fahrt',
    revenue: 'Umsatz',
    weight: 'Gewicht',
  },
  contents: 'Inhalte',
  kilogram: '%{price} je kg',
  draft: '%{number} Entwurf |||| %{number} Entwürfe',
  scheduled: '%{number} geplant |||| %{number} geplant',
};
