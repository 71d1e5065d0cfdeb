import type { Messages } from '../en.ts';

/** Texte der Sammelaktionen, während sie laufen und danach, und der Tasten der Auftragstabelle. */
export const run: Messages['orders']['run'] = {
  stop: 'Anhalten',
  stopping: 'Wird angehalten: Begonnenes wird beendet, Neues nicht mehr begonnen.',
  stoppedTitle: 'Angehalten',
  reportStopped: '%{done} von %{total} erledigt.',
  notBegun:
    'Nicht begonnen und unverändert, %{smart_count} Auftrag: |||| Nicht begonnen und unverändert, %{smart_count} Aufträge:',
  showDone: '%{smart_count} Auftrag erledigt |||| %{smart_count} Aufträge erledigt',
  retry: '%{smart_count} erneut versuchen |||| %{smart_count} erneut versuchen',
  undoDone: 'Erledigten zurücknehmen |||| %{smart_count} erledigte zurücknehmen',
  sessionTitle: 'Ihre Sitzung ist abgelaufen',
  sessionEnded:
    'Es wurde nichts weiter gesendet. Melden Sie sich neu an und erledigen Sie den Rest; was erledigt ist, steht nicht mehr in dieser Liste.',
  notInBin: 'liegt nicht mehr im Papierkorb',
  logIn: 'Neu anmelden',
  leave: {
    title: 'Seite verlassen, während Aufträge geändert werden?',
    text: 'Begonnenes wird beendet. Der Rest wird nicht begonnen und bleibt, wie er ist.',
    leave: 'Anhalten und verlassen',
    stay: 'Bleiben',
  },
  keys: 'Die Pfeiltasten gehen von Auftrag zu Auftrag, die Leertaste wählt aus, zusammen mit der Umschalttaste mehrere hintereinander. Die Eingabetaste öffnet einen Auftrag, Entf fragt nach dem Löschen. Die Pfeile zur Seite führen zu den Schaltflächen einer Zeile, Escape wieder hinaus. Strg und A wählen alle Zeilen der Seite aus, Escape hebt die Auswahl auf.',
  menuOf: 'Was mit %{code} getan werden kann',
};
