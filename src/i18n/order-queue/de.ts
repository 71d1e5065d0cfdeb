import type { ChecklistTexts, QueueTexts } from './en.ts';

export const queue: QueueTexts = {
  label: 'Aufträge der Liste',
  place: '%{position} von %{total}',
  left: 'Nicht mehr in dieser Liste',
  end: 'Ende dieser Liste',
  previous: 'Voriger Auftrag',
  next: 'Nächster Auftrag',
  sendOn: '%{verb}, dann weiter',
  keys: 'Tasten J, K, S und I',
  keysOn: 'Tasten sind an: J nächster Auftrag, K voriger Auftrag, S weitergeben, I Ausweis prüfen',
  keysOff:
    'Tasten sind aus: J nächster Auftrag, K voriger Auftrag, S weitergeben, I Ausweis prüfen',
};

export const checklist: ChecklistTexts = {
  label: 'Prüfliste',
  failed: 'Dieser Auftrag ist nicht vollständig:',
  tripUnderway:
    'Die Fahrt, die das mitnimmt, ist schon unterwegs: %{trip}, %{step}. Für die nächste Fahrt warten Sie, bis diese abgeschlossen ist.',
  tick: {
    address: 'Adresse',
    phone: 'Telefon',
    identity: 'Ausweis',
    weight: 'Gewicht',
    price: 'Preis',
    goods: 'Waren',
    tour: 'Tour passt zur Stadt',
  },
  cross: {
    address: 'Adresse fehlt',
    phone: 'Telefon fehlt',
    identity: 'Ausweis fehlt',
    weight: 'Gewicht fehlt',
    price: 'Preis fehlt',
    goods: 'Waren fehlen',
    tour: 'Tour passt nicht zur Stadt',
  },
};
