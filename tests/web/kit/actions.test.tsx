import Campaign from '@mui/icons-material/Campaign';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { Identifier } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { everyone, nobody } from '../../../domain/access.ts';
import { en } from '../../../src/i18n/en.ts';
import type { BulkAction, OnceResult } from '../../../src/kit/view/bulk-action.ts';
import { viewOf } from '../../../src/kit/view/view.ts';
import { CallError } from '../../../src/providers/call-error.ts';
import { machines } from '../../support/every-kind.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { generatedScreens, messagesWith } from '../../support/generated-screens.tsx';
import { setScreenWidth } from '../../support/web.tsx';

const calls: (readonly Identifier[])[] = [];
let answer: (ids: readonly Identifier[]) => OnceResult<never> | undefined = () => undefined;

const texts = { icon: Campaign, running: 'fleet.running', done: 'fleet.done' } as const;
const announce: BulkAction = {
  ...texts,
  verb: 'announce',
  label: 'fleet.announce',
  run: {
    async once(records, { onProgress }) {
      const ids = records.map(({ id }) => id);
      calls.push(ids);
      onProgress(ids.length);
      return answer(ids);
    },
  },
  confirmation: { title: 'fleet.title', question: 'fleet.question' },
};
const broadcast: BulkAction = {
  ...texts,
  verb: 'broadcast',
  label: 'fleet.broadcast',
  run: { screen: ({ ids }) => <p>A message for {ids.length}</p> },
};
/** Cannot open its question: what its notes need to know is not answered. */
const inspect: BulkAction = {
  ...announce,
  verb: 'inspect',
  label: 'fleet.inspect',
  confirmation: {
    title: 'fleet.title',
    question: 'fleet.question',
    ready: async () => {
      throw new CallError(503, { code: 'server.notReady' });
    },
  },
};
/** Looks as dangerous as a deletion, and keeps the records. */
const scrub: BulkAction = {
  ...announce,
  verb: 'scrub',
  label: 'fleet.scrub',
  isDanger: true,
};
const forFirst: BulkAction = {
  ...texts,
  run: announce.run,
  verb: 'forFirst',
  label: 'fleet.forFirst',
  isFor: ({ id }) => id === idOf(0),
};
const forbidden: BulkAction = {
  ...announce,
  verb: 'forbid',
  label: 'fleet.forbid',
  access: nobody,
};

const fleet = viewOf(
  {
    ...machines,
    name: 'fleet',
    path: 'fleet',
    access: { ...machines.access, list: everyone },
  },
  { actions: [announce, broadcast, inspect, scrub, forbidden, forFirst] },
);
const screens = generatedScreens(fleet);
const messages = Object.assign(messagesWith([fleet]), {
  fleet: {
    announce: 'Announce',
    broadcast: 'Broadcast',
    inspect: 'Inspect',
    scrub: 'Scrub',
    forbid: 'Forbid',
    forFirst: 'Announce the first',
    title: 'Announce ?',
    question: 'This is announced.',
    running: 'Announcing',
    done: 'All announced',
  },
});
const open = (path: string, role = 'admin') => screens.open(path, { messages, role });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Opens the list, and selects its first rows. */
async function selectFirst(count: number) {
  setScreenWidth(1280);
  calls.length = 0;
  answer = () => undefined;
  const backEnd = await open('/fleet');
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, count)) await user.click(box);
  await screen.findByText(`${count} selected`);
  return backEnd;
}

const states = (backEnd: Awaited<ReturnType<typeof open>>) =>
  backEnd.changes.map(({ body }) => body.state);

test('a clerk takes a named action back from its notice, as long as nobody has changed the records', async () => {
  const backEnd = await selectFirst(2);
  await press('depart');
  const question = await screen.findByRole('dialog', { name: 'depart' });
  await user.click(within(question).getByRole('button', { name: 'depart' }));
  expect(await screen.findByText('2 entries changed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  await press('Undo');
  expect(await screen.findByText('Taken back: 2 entries')).toBeVisible();
  expect(states(backEnd)).toEqual(['driving', 'driving', 'parked', 'parked']);
  const [first, , back] = backEnd.changes;
  expect(back?.body.__v).toBe(Number(first?.body.__v) + 1);
});

test('a press that is quicker than the bar takes no action that the ticked rows do not allow', async () => {
  await selectFirst(1);
  const [, second] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  const button = await screen.findByRole('button', { name: 'Announce the first' });
  // Both before the bar is drawn anew.
  act(() => {
    fireEvent.click(second as HTMLElement);
    fireEvent.click(button);
  });
  await screen.findByText('2 selected');
  await press('Broadcast');
  expect(await screen.findByText('A message for 2')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a clerk finds the actions of the resource in the menu of a row', async () => {
  setScreenWidth(1280);
  await open('/fleet');
  const [, row] = await screen.findAllByRole('row');
  fireEvent.contextMenu(row as HTMLElement);
  const menu = await screen.findByRole('menu');
  const names = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Announce', 'Broadcast', 'Delete']));
  expect(names).not.toContain('Forbid');
});

test('a link in a row keeps the menu of the browser', async () => {
  setScreenWidth(1280);
  await open('/fleet');
  const grid = await screen.findByRole('grid');
  const [link] = within(grid).getAllByRole('link');
  expect(fireEvent.contextMenu(link as HTMLElement)).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
});

describe('an action that takes the whole selection at once', () => {
  test('is given every record in one call, after the same question', async () => {
    const backEnd = await selectFirst(3);
    await press('Announce');
    const question = await screen.findByRole('dialog', { name: 'Announce ?' });
    expect(question).toHaveTextContent('This is announced.');
    expect(calls).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('All announced')).toBeVisible();
    expect(calls.map((ids) => ids.length)).toEqual([3]);
    expect(backEnd.changes).toEqual([]);
  });

  test('reports the records that it left, and is tried again for these alone', async () => {
    await selectFirst(2);
    answer = (ids) => {
      answer = () => undefined;
      return { failed: ids.slice(1).map((id) => ({ id, error: new CallError(403, {}) })) };
    };
    await press('Announce');
    await press('Valider');
    const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
    expect(report).toHaveTextContent('1 of 2 done.');
    expect(within(report).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(report).getByRole('button', { name: 'Try 1 again' }));
    expect(await screen.findByText('All announced')).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]?.slice(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('an action may hand the selection to a screen of its own', async () => {
  await selectFirst(2);
  await press('Broadcast');
  expect(await screen.findByText('A message for 2')).toBeInTheDocument();
});

test('an action that the user may not take is offered neither for a selection nor on the page', async () => {
  await selectFirst(1);
  expect(await screen.findByRole('button', { name: 'Announce' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Forbid' })).toBeNull();
});

test('an action of a view is offered on the page of a record too', async () => {
  setScreenWidth(1280);
  calls.length = 0;
  await open(`/fleet/${idOf(0)}/show`);
  await press('Announce');
  const question = await screen.findByRole('dialog', { name: 'Announce ?' });
  expect(question).toHaveTextContent('This is announced.');
  await user.click(within(question).getByRole('button', { name: 'Valider' }));
  expect(await screen.findByText('All announced')).toBeVisible();
  expect(calls).toEqual([[idOf(0)]]);
  expect(screen.queryByRole('button', { name: 'Forbid' })).toBeNull();
});

test('an action with a screen of its own opens it on the page of a record too', async () => {
  setScreenWidth(1280);
  await open(`/fleet/${idOf(0)}/show`);
  await press('Broadcast');
  expect(await screen.findByText('A message for 1')).toBeInTheDocument();
});

test('a clerk reads on the page of a record that an action could not start', async () => {
  setScreenWidth(1280);
  await open(`/fleet/${idOf(0)}/show`);
  await press('Inspect');
  expect(await screen.findByText(en.errors.server.notReady)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the Delete key', () => {
  const pressDelete = async () => {
    const [, row] = await screen.findAllByRole('row');
    row?.focus();
    await user.keyboard('{Delete}');
    return row;
  };

  test('offers the deletion, even where another dangerous action is offered first', async () => {
    setScreenWidth(1280);
    await open('/fleet');
    await pressDelete();
    expect(await screen.findByRole('dialog', { name: 'Delete' })).toBeVisible();
  });

  test('does nothing for somebody who may remove nothing', async () => {
    setScreenWidth(1280);
    await open('/fleet', 'driver');
    const row = await pressDelete();
    expect(row).toHaveFocus();
    expect(row?.getAttribute('aria-keyshortcuts') ?? '').not.toContain('Delete');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
