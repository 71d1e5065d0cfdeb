import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchBack } from '../../../../src/kit/dialog/use-back-closes.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import { box, editedOrder, editorAt, press, write } from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

/** The browser has gone to another entry. */
const goBack = () => void window.dispatchEvent(new PopStateEvent('popstate'));

it('a clerk who goes back in the browser returns from the preview to the form', async () => {
  // The router of a test has its own history; this is the browser's.
  watchBack();
  const returned = vi.spyOn(window.history, 'go').mockImplementation(goBack);
  await harness.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }));
  await write('Sendung(en), Zeile 1', 'Koffer');
  await press('Vorschau');
  await screen.findByText('Pages of Rechnung');
  goBack();
  expect(await box('Sendung(en), Zeile 1')).toHaveValue('Koffer');
  expect(screen.queryByText('Pages of Rechnung')).toBeNull();
  expect(returned).toHaveBeenCalledWith(1);
  expect(screen.getByTestId('place')).toHaveTextContent(editorAt('bill'));
});
