import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFieldOfAddress } from '../../../src/kit/form/use-field-of-address.ts';

function Form({ fields }: { fields: readonly string[] }) {
  useFieldOfAddress();
  return fields.map((name) => <input key={name} name={name} aria-label={name} />);
}

const formAt = (address: string, fields: readonly string[]) => (
  <MemoryRouter initialEntries={[address]}>
    <Form fields={fields} />
  </MemoryRouter>
);

const field = (name: string) => screen.getByRole('textbox', { name });

/** Lets the page hear of what was drawn. */
const drawn = () => act(async () => undefined);

test('a form begins at the field that its address names', () => {
  render(formAt('/commands/1#to', ['from', 'to']));
  expect(field('to')).toHaveFocus();
});

test('a form begins nowhere if its address names none', () => {
  render(formAt('/commands/1', ['from', 'to']));
  expect(document.body).toHaveFocus();
});

test('a name is read as it is written, whatever it is', () => {
  render(formAt('/commands/1#100%', ['from', '100%']));
  expect(field('100%')).toHaveFocus();
});

test('a field that is drawn late is waited for', async () => {
  const { rerender } = render(formAt('/commands/1#to', ['from']));
  expect(document.body).toHaveFocus();
  rerender(formAt('/commands/1#to', ['from', 'to']));
  await drawn();
  expect(field('to')).toHaveFocus();
});

test.each(['keydown', 'pointerdown', 'wheel'])(
  'a late field takes the focus from nobody who has begun elsewhere: %s',
  async (type) => {
    const { rerender } = render(formAt('/commands/1#to', ['from']));
    field('from').focus();
    field('from').dispatchEvent(new Event(type, { bubbles: true }));
    rerender(formAt('/commands/1#to', ['from', 'to']));
    await drawn();
    expect(field('from')).toHaveFocus();
  },
);

test('the button stands for the hidden input of a file', () => {
  function FileForm() {
    useFieldOfAddress();
    return (
      <div>
        <input type="file" name="picture" aria-label="Picture" aria-describedby="hint" hidden />
        <button type="button">Another</button>
        <button type="button" aria-describedby="hint">
          Choose
        </button>
      </div>
    );
  }
  render(
    <MemoryRouter initialEntries={['/commands/1#picture']}>
      <FileForm />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus();
});
