import type { PlanningTexts } from './en.ts';

export const planning: PlanningTexts = {
  title: 'Später senden',
  day: 'Tag',
  time: 'Uhrzeit, in Berlin',
  text: 'Text',
  plan: 'Planen',
  past: 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren.',
  own: 'Eigener Tag und Uhrzeit …',
  until: 'Geplant für %{time}',
  change: 'Ändern',
  now: 'Jetzt senden',
  cancel: 'Abbrechen',
  moments: {
    tomorrow: 'Morgen 9:00 (%{time})',
    monday: 'Montag 9:00 (%{time})',
  },
};
