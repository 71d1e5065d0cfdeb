import type { OverviewTexts } from './en.ts';

export const overview: OverviewTexts = {
  contents: 'Inhalte',
  kilogram: '%{price} je kg',
  draft: '%{number} Entwurf |||| %{number} Entwürfe',
  scheduled: '%{number} geplant |||| %{number} geplant',
};
