import type { RecordsTexts, RunTexts } from './en.ts';

/** Textes des actions sur les entrées de toute liste, pendant et après. */
export const run: RunTexts = {
  actionOf: '%{action} : %{name}',
  progress: '%{done} sur %{total}',
  failedSoFar: '%{smart_count} échec |||| %{smart_count} échecs',
  stop: 'Arrêter',
  stoppedTitle: 'Arrêté',
  reportTitle: 'Tout n’a pas abouti',
  sessionTitle: 'Votre session a pris fin',
  retry: 'Réessayer pour %{smart_count} |||| Réessayer pour %{smart_count}',
  logIn: 'Se reconnecter',
  leaveNow: 'Arrêter et quitter',
  stay: 'Rester',
};

/** Ce que ces actions disent des entrées ; une ressource peut avoir ses propres mots. */
export const records: RecordsTexts = {
  actions: 'Actions sur les entrées sélectionnées',
  selected: '%{smart_count} sélectionnée |||| %{smart_count} sélectionnées',
  selectAll: 'Sélectionner les %{total}',
  unselect: 'Annuler la sélection',
  menuOf: 'Ce qui peut être fait avec %{name}',
  left: '%{smart_count} entrée sélectionnée a quitté cette liste entre-temps et n’est pas touchée. |||| %{smart_count} entrées sélectionnées ont quitté cette liste entre-temps et ne sont pas touchées.',
  nothingLeft: 'Les entrées sélectionnées ont quitté cette liste entre-temps.',
  more: 'et %{smart_count} autre |||| et %{smart_count} autres',
  stopping: 'Arrêt en cours : ce qui est commencé se termine, rien d’autre ne commence.',
  report: '%{done} sur %{total} traitées. Ces entrées n’ont pas été modifiées :',
  reportStopped: '%{done} sur %{total} traitées.',
  notBegun:
    'Non commencée et inchangée, %{smart_count} entrée : |||| Non commencées et inchangées, %{smart_count} entrées :',
  showDone: '%{smart_count} entrée traitée |||| %{smart_count} entrées traitées',
  stillSelected: 'Les entrées encore dans cette liste restent sélectionnées.',
  undoDone: 'Annuler l’entrée traitée |||| Annuler les %{smart_count} traitées',
  sessionEnded: 'Rien de plus n’a été envoyé. Reconnectez-vous et terminez le reste.',
  leaveTitle: 'Quitter pendant que des entrées sont modifiées ?',
  leaveText: 'Ce qui est commencé se termine. Le reste n’est pas commencé et demeure tel quel.',
  moved: 'a été modifiée entre-temps',
  deleted: 'a déjà été supprimée',
  unreachable: 'le serveur n’a pas répondu',
  partly: 'Entrées traitées : %{done} sur %{total}',
  takenBack: '%{smart_count} entrée rétablie |||| %{smart_count} entrées rétablies',
};
