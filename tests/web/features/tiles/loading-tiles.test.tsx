import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { OWN_API } from '../../../support/answering.ts';
import { generatedScreens } from '../../../support/generated-screens.tsx';

const { open } = generatedScreens();

test('a list of pictures shows empty tiles until they are there, and no lines of a table', async () => {
  await open('/gallery', {
    answers: [http.get(`${OWN_API}/gallery`, () => delay('infinite') as Promise<never>)],
  });
  const loading = await screen.findByRole('status', { name: 'Loading' });
  expect(loading).toHaveStyle({ display: 'grid' });
  expect(loading.children).toHaveLength(25);
});
