import { screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { idOf } from './fake-back-end.ts';

export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

/** A customer who is found by name. */
export const NADIA = {
  _id: idOf(1),
  role: 'customer',
  firstName: 'Nadia',
  lastName: 'Amrani',
  name: 'Nadia Amrani',
  code: 'K-7',
  phone: '+4915112345678',
  cityName: 'Köln',
};

/** A card of the order's form. */
export const part = (name: string) => screen.findByRole('region', { name });

export const field = async (section: string, label: RegExp) =>
  within(await part(section)).findByRole('textbox', { name: label });

export const type = async (section: string, label: RegExp, text: string) => {
  const input = await field(section, label);
  await user.clear(input);
  await user.type(input, text);
};

export const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Where the form has led to. */
export const place = () => screen.findByTestId('place');

export const typeRecipient = async () => {
  await type('Recipient', /^First name/, 'Omar');
  await type('Recipient', /^Phone/, '0661 23 45 67');
};

export const pickSender = async (typed = 'Nad') => {
  await user.type(await screen.findByRole('combobox', { name: /Find the sender/ }), typed);
  await user.click(await screen.findByRole('option', { name: /Nadia Amrani/ }));
};
