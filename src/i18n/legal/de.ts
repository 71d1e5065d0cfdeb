import type { LegalTexts } from './en.ts';

export const legal = {
  version: 'Fassung %{number}',
  draft: 'Entwurf',
  compare: {
    title: 'Vergleich',
    swap: 'Seiten tauschen',
    onlyChanges: 'Nur Geändertes',
    same: 'Beide Fassungen haben in dieser Sprache denselben Text.',
    none: 'Keine der beiden Fassungen hat in dieser Sprache einen Text.',
    counts: '%{changed} geändert, %{added} eingefügt, %{removed} entfernt, %{moved} verschoben',
    left: '%{smart_count} Absatz ohne Änderung |||| %{smart_count} Absätze ohne Änderung',
    changed: 'Geändert',
    added: 'Eingefügt',
    removed: 'Entfernt',
    movedFrom: 'Von hier verschoben (%{move})',
    movedTo: 'Hierher verschoben (%{move})',
  },
  lack: { missing: 'fehlt', older: 'älter als der deutsche Text' },
  sha: { matches: 'stimmt mit dem Text überein', differs: 'stimmt nicht mit dem Text überein' },
  show: {
    german: 'Maßgeblich ist der deutsche Text.',
    noText: 'Diese Fassung hat in dieser Sprache keinen Text.',
    with: 'Vergleichen mit',
    restore: 'Als neuen Entwurf wiederherstellen',
    restored: 'Der Text steht in einem neuen Entwurf.',
  },
} satisfies LegalTexts;
