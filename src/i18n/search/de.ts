import { common } from '../common/de.ts';
import type { SearchTexts } from './en.ts';

export const search: SearchTexts = {
  title: 'Alles durchsuchen',
  placeholder: 'Auftrag, Name, Telefon, Paket, Rechnung, Nachricht …',
  close: common.close,
  hint: 'Zwei Buchstaben genügen. Pfeiltasten wählen aus, Enter öffnet, Escape schließt.',
  recent: 'Zuletzt geöffnet',
  screens: 'Seiten',
  actions: 'Aktionen',
  createTerms: 'neu neue neuer neues anlegen erstellen hinzufügen',
  kinds: {
    orders: 'Aufträge',
    customers: 'Kunden',
    recipients: 'Empfänger',
    invoices: 'Rechnungen',
    parcels: 'Pakete',
    conversations: 'Gespräche',
    messages: 'Nachrichten',
  },
  places: {
    arrived: 'Zugestellt',
    bin: 'Papierkorb',
  },
  fromTo: '%{sender} an %{recipient}',
  allIn: 'Alle %{count} in: %{place}',
  parcel: 'Paket %{number} von %{of}, Auftrag %{code}',
  toRecipient: 'letzter Auftrag %{code} von %{sender}',
  note: 'Notiz',
  office: 'Büro',
  markPaid: '%{name} als bezahlt vermerken',
  actionOf: '%{action}: %{name}',
  printLabel: 'Versandetikett von %{name}',
  newOrderFor: 'Neuer Auftrag für %{name}',
  newOrderTo: 'Neuer Auftrag an %{name}',
  searching: 'Suche läuft …',
  none: 'Nichts gefunden für „%{text}“.',
  ofLatest:
    'Ein so kurzer Text wird nur unter den neuesten gesucht. Mit drei Buchstaben wird alles durchsucht.',
  failed: 'Die Suche hat nicht geantwortet.',
  announced: '%{smart_count} Treffer: %{kinds} |||| %{smart_count} Treffer: %{kinds}',
  elsewhere: 'Auch gefunden in:',
};
