import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/kit/view/view.ts';
import { machines } from '../../support/every-kind.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';

const never = lazy<() => null>(() => new Promise(() => undefined));
const fleet = viewOf({ ...machines, name: 'fleet', path: 'fleet' }, { list: { gate: never } });
const { open } = generatedScreens(fleet);

test('a list has the place of its rows while the code of its gate is on its way', async () => {
  await open('/fleet');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
});
