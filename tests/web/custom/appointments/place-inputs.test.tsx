import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { generatedScreens } from '../../../support/generated-screens.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null });

test('the address of an appointment is marked as required until a tour is chosen', async () => {
  await open('/appointments/create');
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Address/ });
  const label = () => address.labels?.[0]?.textContent;
  expect(label()).toMatch(/\*$/);
  await user.click(await screen.findByRole('combobox', { name: 'Tour' }));
  const [first] = await screen.findAllByRole('option');
  if (first) await user.click(first);
  await waitFor(() => expect(label()).toBe('Address'));
});
