import type { OtherEditorsTexts } from './en.ts';

export const editors: OtherEditorsTexts = {
  here: '%{names} hat dies auch geöffnet. |||| %{names} haben dies auch geöffnet.',
  savedBy: '%{name} hat es inzwischen gespeichert.',
  saved: 'Es wurde inzwischen von jemand anderem gespeichert.',
  adopted: 'Dieses Formular zeigt die neue Fassung; was Sie getippt haben, ist noch da.',
  differs: 'Das betrifft, was Sie getippt haben; nichts ist verloren.',
  compare: 'Vergleichen',
};
