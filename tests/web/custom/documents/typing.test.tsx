import { fireEvent, waitFor } from '@testing-library/react';
import { type ComponentProps, Profiler } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LineCell } from '../../../../src/custom/documents/form/LineCell.tsx';
import { documentHarness } from '../../../support/document-harness.tsx';
import { editedOrder, editorAt } from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

/** The cells in the order in which they were rendered: `39.amount`. */
const drawn = vi.hoisted((): string[] => []);

vi.mock('../../../../src/custom/documents/form/LineCell.tsx', async (original) => {
  const { LineCell: Cell } = await original<{ LineCell: typeof LineCell }>();
  return {
    LineCell: (props: ComponentProps<typeof LineCell>) => (
      <Profiler id={`${props.at}.${props.part}`} onRender={(id) => void drawn.push(id)}>
        <Cell {...props} />
      </Profiler>
    ),
  };
});

const harness = documentHarness();
const LINES = 40;

const inputAt = (name: string): HTMLInputElement => {
  const input = document.querySelector(`input[name="${name}"]`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`Nothing is called ${name}.`);
  return input;
};

/** Opens an invoice of forty lines, ready to type in. */
async function openLong(): Promise<void> {
  const content = Array.from({ length: LINES }, (_, at) => ({
    desc: `Karton ${at + 1}`,
    qty: 10,
    price: '1.00',
  }));
  await harness.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder({ content })] }));
  // Nothing can be typed until it is known whether the invoice is issued.
  await waitFor(() => expect(inputAt(`lines.${LINES - 1}.amount`)).not.toHaveAttribute('readonly'));
}

beforeEach(() => {
  drawn.length = 0;
});

it('typing into one of forty lines renders none of the other cells', async () => {
  await openLong();
  expect(new Set(drawn).size).toBe(LINES * 3);
  drawn.length = 0;
  for (const value of ['2', '2,', '2,5']) {
    fireEvent.change(inputAt('lines.39.amount'), { target: { value } });
  }
  await waitFor(() => expect(inputAt('total')).toHaveValue('41.50'));
  expect(drawn.filter((cell) => cell !== '39.amount')).toEqual([]);
});

it('an error in one of forty lines is marked there, and corrected without rendering the other rows', async () => {
  await openLong();
  fireEvent.change(inputAt('lines.20.amount'), { target: { value: 'viel' } });
  fireEvent.click(document.querySelector('footer button') ?? document.body);
  await waitFor(() => expect(inputAt('lines.20.amount')).toBeInvalid());
  drawn.length = 0;
  fireEvent.change(inputAt('lines.20.amount'), { target: { value: '3' } });
  await waitFor(() => expect(inputAt('lines.20.amount')).toBeValid());
  expect(drawn.filter((cell) => !cell.startsWith('20.'))).toEqual([]);
});

it('a text longer than its cell is shown in full on hover, and one that fits is not', async () => {
  await openLong();
  const cell = inputAt('lines.3.text');
  vi.spyOn(cell, 'clientWidth', 'get').mockReturnValue(200);
  const width = vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(320);
  fireEvent.pointerEnter(cell);
  expect(cell).toHaveAttribute('title', 'Karton 4');
  width.mockReturnValue(200);
  fireEvent.pointerEnter(cell);
  expect(cell).toHaveAttribute('title', '');
});
