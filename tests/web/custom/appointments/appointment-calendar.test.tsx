import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { berlinMoment } from '../../../../domain/berlin-clock.ts';
import { AppointmentCalendar } from '../../../../src/custom/appointments/AppointmentCalendar.tsx';
import { AppointmentTextsProvider } from '../../../../src/custom/appointments/AppointmentTextsProvider.tsx';
import { berlinNow } from '../../../../src/custom/appointments/appointment-dates.ts';
import { renderPage } from '../../../support/web.tsx';

const today = berlinNow().day;
const at = (minute: number) => berlinMoment({ day: today, minute }).toISOString();

const appointment = (id: string, from: number, to: number, rest = {}) => ({
  id,
  kind: 'dropOff',
  start: at(from),
  end: at(to),
  city: 'Bremen',
  booked: 2,
  capacity: 6,
  open: true,
  ...rest,
});

const show = (look: 'week' | 'day', data: object[]) =>
  renderPage(
    <AppointmentTextsProvider>
      <AppointmentCalendar look={look} />
    </AppointmentTextsProvider>,
    { dataProvider: { getList: async () => ({ data, total: data.length }) as never } },
  );

it('the day says of each appointment when and where it is and how many have booked', async () => {
  await show('day', [
    appointment('1', 540, 660),
    appointment('2', 600, 720, { booked: 6, city: 'Hamburg' }),
  ]);
  const first = await screen.findByRole('link', {
    name: '09:00–11:00, Drop-off, \u2068Bremen\u2069, 2 of 6',
  });
  expect(first.getAttribute('href')).toBe('/appointments/1/show');
  expect(screen.getByRole('link', { name: /Hamburg\u2069, 6 of 6, full/ })).toBeDefined();
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('href')).toBe('/appointments/2/show');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
});

it('a week has seven days, and says so if there is nothing', async () => {
  await show('week', []);
  expect(await screen.findByText(/No appointments on these days/)).toBeDefined();
  const region = screen.getByRole('region', { name: 'Calendar' });
  const days = within(region).getAllByRole('heading', { level: 3 });
  expect(days).toHaveLength(7);
  expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toHaveLength(1);
  const title = within(region).getByRole('heading', { level: 2 });
  const before = title.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(title.textContent).not.toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(title.textContent).toBe(before);
});
