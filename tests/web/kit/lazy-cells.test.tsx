import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/kit/view/view.ts';
import { machines } from '../../support/every-kind.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { setScreenWidth } from '../../support/web.tsx';

const never = lazy<() => null>(() => new Promise(() => undefined));

const fleet = viewOf(
  { ...machines, name: 'fleet', path: 'fleet' },
  { cells: { driverPhone: never }, list: { columns: ['plate', 'driverPhone', 'seats'] } },
);
const { open } = generatedScreens(fleet);

test('a card shows its other values while the code of one of them is on its way', async () => {
  setScreenWidth(390);
  await open('/fleet');
  expect((await screen.findAllByText('Label of seats')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Label of driverPhone').length).toBeGreaterThan(0);
});

test('a page shows its other values while the code of one of them is on its way', async () => {
  setScreenWidth(1280);
  await open(`/fleet/${idOf(3)}/show`);
  expect(await screen.findByText('Label of seats')).toBeVisible();
  expect(screen.getByText('Label of driverPhone')).toBeVisible();
});
