import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TimeField } from '../../../src/kit/inputs/TimeField.tsx';

function Form() {
  const [time, setTime] = useState('16:00');
  return (
    <>
      <TimeField label="Time" value={time} onChange={setTime} />
      <output>{time}</output>
    </>
  );
}

test('a time is shown and typed with 24 hours, whatever the language of the browser', () => {
  render(<Form />);
  const field = screen.getByRole('textbox', { name: 'Time' });
  expect(field).toHaveValue('16:00');
  fireEvent.change(field, { target: { value: '1730' } });
  expect(screen.getByRole('status')).toHaveTextContent('17:30');
  expect(field).toHaveValue('1730');
  fireEvent.blur(field);
  expect(field).toHaveValue('17:30');
});

test('what is no time changes nothing, and is taken back when the field is left', () => {
  render(<Form />);
  const field = screen.getByRole('textbox', { name: 'Time' });
  fireEvent.change(field, { target: { value: '25' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('16:00');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('');
});
