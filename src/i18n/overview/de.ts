import type { OverviewTexts } from './en.ts';

export const overview: OverviewTexts = {
  contents: 'Inhalte',
  draft: '%{number} Entwurf |||| %{number} Entwürfe',
  scheduled: '%{number} geplant |||| %{number} geplant',
};
