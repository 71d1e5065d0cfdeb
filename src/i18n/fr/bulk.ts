import type { Messages } from '../en.ts';

/** Textes des actions groupées, pendant et après, et des touches du tableau des commandes. */
export const run: Messages['orders']['run'] = {
  stop: 'Arrêter',
  stopping: 'Arrêt en cours : ce qui est commencé se termine, rien d’autre ne commence.',
  stoppedTitle: 'Arrêté',
  reportStopped: '%{done} sur %{total} traitées.',
  notBegun:
    'Non commencée et inchangée, %{smart_count} commande : |||| Non commencées et inchangées, %{smart_count} commandes :',
  showDone: '%{smart_count} commande traitée |||| %{smart_count} commandes traitées',
  retry: 'Réessayer pour %{smart_count} |||| Réessayer pour %{smart_count}',
  undoDone: 'Annuler la commande traitée |||| Annuler les %{smart_count} traitées',
  sessionTitle: 'Votre session a pris fin',
  sessionEnded:
    'Rien de plus n’a été envoyé. Reconnectez-vous et terminez le reste ; ce qui est traité n’est plus dans cette liste.',
  notInBin: 'n’est plus dans la corbeille',
  logIn: 'Se reconnecter',
  leave: {
    title: 'Quitter pendant que des commandes sont modifiées ?',
    text: 'Ce qui est commencé se termine. Le reste n’est pas commencé et demeure tel quel.',
    leave: 'Arrêter et quitter',
    stay: 'Rester',
  },
  keys: 'Les flèches passent d’une commande à l’autre, la barre d’espace sélectionne, avec Maj plusieurs à la suite. Entrée ouvre une commande, Suppr demande sa suppression. Les flèches latérales mènent aux boutons d’une ligne, Échap en fait sortir. Ctrl et A sélectionnent toutes les lignes de la page, Échap annule la sélection.',
  menuOf: 'Ce qui peut être fait avec %{code}',
};
