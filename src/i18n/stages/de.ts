import type { StageActionTexts, StageTexts } from './stage-texts.ts';

export const stages: StageTexts = {
  validation: {
    name: 'Prüfung',
    empty: 'Neue Aufträge stehen hier, bis sie ins Lager geschickt werden.',
    reached: 'Auftrag kommt in die Prüfung',
  },
  warehouse: {
    name: 'Lager',
    empty: 'Hier stehen die Aufträge, die aus der Prüfung ins Lager kommen.',
    reached: 'Auftrag kommt ins Lager',
  },
  tracking: {
    name: 'Unterwegs',
    empty: 'Hier stehen die Aufträge, die das Lager auf den Weg schickt.',
    reached: 'Auftrag ist unterwegs',
  },
};

export const stageActions: StageActionTexts = {
  sendToWarehouse: {
    label: 'Ins Lager schicken',
    title: 'Ins Lager schicken?',
    question:
      '%{smart_count} Auftrag geht aus der Prüfung ins Lager. |||| %{smart_count} Aufträge gehen aus der Prüfung ins Lager.',
    running: 'Ins Lager schicken',
    done: 'Ins Lager geschickt',
  },
  sendToTracking: {
    label: 'Auf den Weg schicken',
    title: 'Auf den Weg schicken?',
    question:
      '%{smart_count} Auftrag geht aus dem Lager zu „Unterwegs“. |||| %{smart_count} Aufträge gehen aus dem Lager zu „Unterwegs“.',
    running: 'Auf den Weg schicken',
    done: 'Auf den Weg geschickt',
  },
  returnToValidation: {
    label: 'Zurück in die Prüfung',
    title: 'Zurück in die Prüfung?',
    question:
      '%{smart_count} Auftrag geht aus dem Lager zurück in die Prüfung. |||| %{smart_count} Aufträge gehen aus dem Lager zurück in die Prüfung.',
    running: 'Zurück in die Prüfung',
    done: 'Zurück in die Prüfung',
  },
  returnToWarehouse: {
    label: 'Zurück ins Lager',
    title: 'Zurück ins Lager?',
    question:
      '%{smart_count} Auftrag geht aus „Unterwegs“ zurück ins Lager. |||| %{smart_count} Aufträge gehen aus „Unterwegs“ zurück ins Lager.',
    running: 'Zurück ins Lager',
    done: 'Zurück ins Lager',
  },
};
