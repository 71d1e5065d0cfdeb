import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { DocumentPath } from '../../domain/orders/document-kinds.ts';
import { orderOf } from './sample-order.ts';

/** The order whose documents are edited, and the address of its editor. */
export const EDITED_ID = 'order-x';
export const editorAt = (path: DocumentPath): string => `/ToMa/warehouse/${path}/${EDITED_ID}`;

/** A verified order in the warehouse, with the test's own values. */
export const editedOrder = (more: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({
    _id: EDITED_ID,
    billCode: 'M-1',
    commandMode: 'facturation',
    verified: true,
    user: { _id: 'user-x', firstName: 'Nadia', lastName: 'Amrani', code: 'K-7' },
    ...more,
  });

export const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

export const inParty = async (party: string, name: string) =>
  within(await screen.findByRole('group', { name: party })).getByRole('textbox', { name });

/** Types into a field and leaves it. */
export async function write(name: string | RegExp, text: string): Promise<void> {
  const input = await box(name);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Presses what sends a document, and confirms the person who is named. */
export async function sendTo(person: RegExp, name: string | RegExp = 'Senden an Kunden') {
  await press(name);
  const dialog = await screen.findByRole('dialog', { name: 'Send this document ?' });
  expect(dialog).toHaveTextContent(person);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Senden an Kunden' }));
}

/** Expects a notice, given as its type and its text: `success: Bill Saved`. */
export const notified = (texts: string) =>
  waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent(texts));
