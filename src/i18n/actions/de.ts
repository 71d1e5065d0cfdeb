import type { RecordsTexts, RunTexts } from './en.ts';

/** Texte der Aktionen für die Einträge jeder Liste, während sie laufen und danach. */
export const run: RunTexts = {
  actionOf: '%{action}: %{name}',
  progress: '%{done} von %{total}',
  failedSoFar: '%{smart_count} fehlgeschlagen |||| %{smart_count} fehlgeschlagen',
  stop: 'Anhalten',
  stoppedTitle: 'Angehalten',
  reportTitle: 'Nicht alles hat geklappt',
  sessionTitle: 'Ihre Sitzung ist abgelaufen',
  retry: '%{smart_count} erneut versuchen |||| %{smart_count} erneut versuchen',
  logIn: 'Neu anmelden',
  leaveNow: 'Anhalten und verlassen',
  stay: 'Bleiben',
};

/** Was diese Aktionen über Einträge sagen; eine Ressource kann eigene Worte dafür haben. */
export const records: RecordsTexts = {
  actions: 'Aktionen für die ausgewählten Einträge',
  selected: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
  selectAll: 'Alle %{total} auswählen',
  unselect: 'Auswahl aufheben',
  menuOf: 'Was mit %{name} getan werden kann',
  left: '%{smart_count} ausgewählter Eintrag ist inzwischen nicht mehr in dieser Liste und bleibt unberührt. |||| %{smart_count} ausgewählte Einträge sind inzwischen nicht mehr in dieser Liste und bleiben unberührt.',
  nothingLeft: 'Die ausgewählten Einträge sind inzwischen nicht mehr in dieser Liste.',
  more: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
  stopping: 'Wird angehalten: Begonnenes wird beendet, Neues nicht mehr begonnen.',
  report: '%{done} von %{total} erledigt. Diese Einträge wurden nicht geändert:',
  reportStopped: '%{done} von %{total} erledigt.',
  notBegun:
    'Nicht begonnen und unverändert, %{smart_count} Eintrag: |||| Nicht begonnen und unverändert, %{smart_count} Einträge:',
  showDone: '%{smart_count} Eintrag erledigt |||| %{smart_count} Einträge erledigt',
  stillSelected: 'Was noch in dieser Liste steht, bleibt ausgewählt.',
  undoDone: 'Erledigten zurücknehmen |||| %{smart_count} erledigte zurücknehmen',
  sessionEnded:
    'Es wurde nichts weiter gesendet. Melden Sie sich neu an und erledigen Sie den Rest.',
  leaveTitle: 'Seite verlassen, während Einträge geändert werden?',
  leaveText: 'Begonnenes wird beendet. Der Rest wird nicht begonnen und bleibt, wie er ist.',
  moved: 'ist inzwischen geändert worden',
  deleted: 'wurde bereits gelöscht',
  unreachable: 'der Server hat nicht geantwortet',
  partly: '%{done} von %{total} Einträgen erledigt',
  takenBack: 'Zurückgenommen: %{smart_count} Eintrag |||| Zurückgenommen: %{smart_count} Einträge',
};
