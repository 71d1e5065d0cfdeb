import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { list, text } from '../../../domain/fields.ts';
import { ListCell } from '../../../src/kit/cells/nested-cells.tsx';
import { renderPage } from '../../support/web.tsx';

it('a long list shows its first values and how many more there are, the sign first in Arabic too', async () => {
  const cities = ['Fès', 'Meknès', 'Oujda', 'Rabat', 'Salé', 'Tanger'];
  await renderPage(
    <ListCell
      field={list(text())}
      path="Cities"
      record={{ id: 'tour-a', Cities: cities }}
      value={cities}
      resource="tours"
      Nested={({ value }) => String(value)}
    />,
    { locale: 'ar' },
  );
  expect(screen.getByText('Rabat')).toBeVisible();
  expect(screen.queryByText('Salé')).toBeNull();
  expect(screen.getByText('+2').closest('bdi')).toHaveAttribute('dir', 'ltr');
});
