import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AppointmentTextsProvider } from '../../../../src/custom/appointments/AppointmentTextsProvider.tsx';
import { BookCustomer } from '../../../../src/custom/appointments/BookCustomer.tsx';
import { renderPage } from '../../../support/web.tsx';

const user = userEvent.setup({ delay: null });

test('a reader of German hears in German what opens the list of customers', async () => {
  await renderPage(
    <AppointmentTextsProvider>
      <BookCustomer appointment="1" isFull={false} />
    </AppointmentTextsProvider>,
    { locale: 'de', dataProvider: { getList: async () => ({ data: [], total: 0 }) as never } },
  );
  await user.click(await screen.findByRole('button', { name: 'Öffnen' }));
  expect(await screen.findByRole('button', { name: 'Schließen' })).toBeVisible();
});
