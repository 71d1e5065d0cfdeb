import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '../support/fake-back-end.ts';
import { generatedScreens } from '../support/generated-screens.tsx';

const { open } = generatedScreens();

test('somebody must enter their current password on their own page, and on no other', async () => {
  const present = () => screen.queryByLabelText('Your current password');
  await open(`/users/${idOf(0)}`);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(present()).toHaveAttribute('autocomplete', 'current-password');
  cleanup();
  await open(`/users/${idOf(3)}`);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(present()).toBeNull();
});
