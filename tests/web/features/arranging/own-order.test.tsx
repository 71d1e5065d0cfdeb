import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { OWN_API } from '../../../support/answering.ts';
import { idOf } from '../../../support/fake-back-end.ts';
import { generatedScreens } from '../../../support/generated-screens.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** The list of questions, and what is requested of the server about its order. */
async function openQuestions({ path = '/faq', rejection = 0 } = {}) {
  const requested: Record<string, unknown>[] = [];
  const order = http.post(`${OWN_API}/faq/order`, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    requested.push(body);
    return rejection
      ? HttpResponse.json({ code: 'record.notFound' }, { status: rejection })
      : HttpResponse.json({ status: 'success', data: { _id: body.id, place: 3, of: 12 } });
  });
  await open(path, { answers: [order] });
  await screen.findByRole('grid');
  return requested;
}

const handles = () => screen.findAllByRole('button', { name: /^Move “/ });
const handle = async (at: number) => (await handles())[at] as HTMLElement;

test('a clerk moves an entry to a place by its number, and takes it back', async () => {
  const requested = await openQuestions();
  await user.click(await handle(0));
  const choice = within(await screen.findByRole('dialog', { name: 'Place 1 of 12' }));
  const place = choice.getByRole('textbox', { name: 'Move to place' });
  fireEvent.change(place, { target: { value: '13' } });
  expect(choice.getByText('A number from 1 to 12')).toBeVisible();
  await user.click(choice.getByRole('button', { name: 'Move' }));
  expect(requested).toEqual([]);
  fireEvent.change(place, { target: { value: '3' } });
  await user.click(choice.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(requested).toEqual([{ id: idOf(0), after: idOf(2) }]));
  await user.click(await screen.findByRole('button', { name: /undo/i }));
  await waitFor(() => expect(requested[1]).toEqual({ id: idOf(0), place: 1 }));
});

test('a clerk moves an entry to a page that is not shown', async () => {
  const requested = await openQuestions();
  await user.click(await handle(0));
  const choice = within(await screen.findByRole('dialog', { name: 'Place 1 of 12' }));
  await user.click(choice.getByRole('button', { name: 'To the end' }));
  await waitFor(() => expect(requested).toEqual([{ id: idOf(0), place: 12 }]));
});

test('a clerk moves an entry by one with Alt and an arrow', async () => {
  const requested = await openQuestions();
  (await handle(4)).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(requested).toEqual([{ id: idOf(4), after: idOf(2) }]));
});

test('a clerk who has sorted or filtered the list reads why nothing can be moved', async () => {
  const sorted = new URLSearchParams({ sort: 'updatedAt', order: 'DESC' });
  await openQuestions({ path: `/faq?${sorted}` });
  const first = await handle(0);
  expect(first).toHaveAttribute('aria-disabled', 'true');
  expect(first).toHaveAttribute('data-hint', expect.stringContaining('Sort by'));
});

test('a clerk whose back end keeps no order is notified, and sees the order that it has', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const requested = await openQuestions({ rejection: 404 });
  const before = (await handles()).map((one) => one.getAttribute('aria-label'));
  (await handle(0)).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(requested).toHaveLength(1));
  await waitFor(async () =>
    expect((await handles()).map((one) => one.getAttribute('aria-label'))).toEqual(before),
  );
});

test('somebody with a screen reader distinguishes pictures without a title by their places', async () => {
  await open('/gallery', {
    answers: [
      http.get(`${OWN_API}/gallery`, () =>
        HttpResponse.json({
          status: 'success',
          count: 2,
          data: [0, 1].map((at) => ({
            _id: idOf(at),
            __v: 0,
            pic: '',
            title: {},
            position: at + 1,
          })),
        }),
      ),
    ],
  });
  const names = (await handles()).map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Move “Without a title 1”', 'Move “Without a title 2”']);
});
