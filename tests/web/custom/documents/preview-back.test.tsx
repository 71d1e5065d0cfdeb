import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBack } from '../../../../src/kit/dialog/use-back-closes.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import { box, editedOrder, editorAt, press, write } from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

let index = 4;
/** The browser has gone to another entry; the router of a test has its own history. */
const go = (steps = 0) => {
  index += steps;
  window.dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(() => {
  index = 4;
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a clerk who goes back in the browser returns from the preview to the form', async () => {
  watchBack();
  const returned = vi.spyOn(window.history, 'go').mockImplementation(go);
  await harness.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }));
  await write('Sendung(en), line 1', 'Koffer');
  await press('Vorschau');
  await screen.findByText('Pages of Rechnung');
  go(-1);
  expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
  expect(screen.queryByText('Pages of Rechnung')).toBeNull();
  expect(returned).toHaveBeenCalledWith(1);
  expect(screen.getByTestId('place')).toHaveTextContent(editorAt('bill'));
});
