import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Urgency, UrgencyIcon } from '../../../src/kit/urgency/Urgency.tsx';

const LEVELS = ['overdue', 'soon', 'fine', 'unknown'] as const;

test('no two levels have the same shape or the same colour', () => {
  const { container } = render(LEVELS.map((level) => <UrgencyIcon key={level} level={level} />));
  const icons = [...container.querySelectorAll('svg')];
  const shapes = icons.map((icon) => icon.innerHTML);
  const colours = icons.map((icon) => getComputedStyle(icon).color);
  expect(new Set(shapes).size).toBe(LEVELS.length);
  expect(new Set(colours).size).toBe(LEVELS.length);
});

test('an icon beside a text is not read out, and one that stands alone says what it means', () => {
  render(
    <>
      <Urgency level="overdue">since 36 hours</Urgency>
      <UrgencyIcon level="fine" label="Nothing is missing" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([
    screen.getByTitle('Nothing is missing').parentElement,
  ]);
  expect(screen.getByText('since 36 hours')).toBeVisible();
});
