import type { LegalTexts } from './en.ts';

export const legal = {
  version: 'Version %{number}',
  draft: 'Brouillon',
  compare: {
    title: 'Comparaison',
    swap: 'Inverser les côtés',
    onlyChanges: 'Seulement ce qui a changé',
    same: 'Les deux versions ont le même texte dans cette langue.',
    none: 'Aucune des deux versions n’a de texte dans cette langue.',
    counts: '%{changed} modifiés, %{added} ajoutés, %{removed} supprimés, %{moved} déplacés',
    left: '%{smart_count} paragraphe inchangé |||| %{smart_count} paragraphes inchangés',
    changed: 'Modifié',
    added: 'Ajouté',
    removed: 'Supprimé',
    movedFrom: 'Déplacé d’ici (%{move})',
    movedTo: 'Déplacé ici (%{move})',
  },
  lack: { missing: 'manque', older: 'plus ancien que l’allemand' },
  sha: { matches: 'correspond au texte', differs: 'ne correspond pas au texte' },
  show: {
    german: 'Le texte allemand fait foi.',
    noText: 'Cette version n’a pas de texte dans cette langue.',
    with: 'Comparer avec',
    restore: 'Reprendre comme nouveau brouillon',
    restored: 'Le texte est repris dans un nouveau brouillon.',
  },
} satisfies LegalTexts;
