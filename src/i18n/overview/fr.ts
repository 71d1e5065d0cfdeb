import type { OverviewTexts } from './en.ts';

export const overview: OverviewTexts = {
  contents: 'Contenus',
  kilogram: '%{price} le kg',
  draft: '%{number} brouillon |||| %{number} brouillons',
  scheduled: '%{number} planifié |||| %{number} planifiés',
};
