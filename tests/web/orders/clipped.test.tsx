import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Clipped } from '../../../src/kit/list/Clipped.tsx';

/** The contents of inline boxes, which a browser shows whole or not at all at a truncated line end. */
const wholes = (text: string) => {
  render(<Clipped text={text} />);
  const line = screen.getByTitle(text);
  expect(line).toHaveTextContent(text);
  return [...line.querySelectorAll('span')].map((box) => {
    expect(box).toHaveStyle({ display: 'inline-block' });
    return box.textContent;
  });
};

it.each([
  ['الصويرة، حي السلام 139', ['139']],
  ['شارع الحسن الثاني ١٧٩', ['١٧٩']],
  ['El Jadida, Avenue Hassan II 18', ['18']],
  ['Rue 12/3, Appartement 14a', ['12/3,', '14a']],
])('a clerk never sees part of a number of %s', (address, numbers) => {
  expect(wholes(address)).toEqual(numbers);
});

it.each(['Fatima Zahra Bennani', '20250'])('%s may be truncated at the end of the line', (text) => {
  expect(wholes(text)).toEqual([]);
});
