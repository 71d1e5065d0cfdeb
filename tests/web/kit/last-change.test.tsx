import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { invoicesView } from '../../../src/resources/invoices.tsx';
import { views } from '../../../src/resources/late-registry.tsx';
import { OWN_API } from '../../support/answering.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { openMore } from '../../support/more-tools.ts';
import { preferenceHarness } from '../../support/preference-harness.ts';
import { setScreenWidth } from '../../support/web.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const LIST = '/everyKind';

/** A back end that knows who changed the first record, and notes what it is requested. */
function latestChanges() {
  const requested: string[] = [];
  const handler = http.get(`${OWN_API}/activity/latest`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    requested.push(searchParams.get('records') ?? '');
    return HttpResponse.json({
      status: 'success',
      data: [
        { record: idOf(0), at: '2026-03-04T10:00:00.000Z', by: { _id: null, name: 'Karima' } },
      ],
    });
  });
  return { requested, handler };
}

const show = async (column: string) => {
  await openMore();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('switch', { name: column }));
  await user.keyboard('{Escape}');
};

test('a clerk can show who changed each record last, which one call reads for all rows', async () => {
  setScreenWidth(1280);
  const { requested, handler } = latestChanges();
  await open(LIST, { answers: [handler] });
  await screen.findByRole('grid');
  expect(requested).toEqual([]);
  await show('Changed by');
  expect(await screen.findByRole('columnheader', { name: 'Changed by' })).toBeVisible();
  expect(await screen.findByText('Karima')).toBeVisible();
  expect(requested).toHaveLength(1);
  expect(requested[0]?.split(',')).toHaveLength(10);
});

test('what was stored of a list before it had these columns does not show them', async () => {
  setScreenWidth(1280);
  const harness = preferenceHarness({ 'list:everyKind.list:columns': { hidden: ['plate'] } });
  await open(LIST, { answers: harness.handlers });
  const grid = within(await screen.findByRole('grid'));
  await waitFor(() => expect(grid.queryByRole('columnheader', { name: /of plate/ })).toBeNull());
  expect(grid.getByRole('columnheader', { name: /of seats/ })).toBeVisible();
  expect(grid.queryByRole('columnheader', { name: 'Changed by' })).toBeNull();
});

test('every list of records that are edited has both, and none that is only read', () => {
  for (const { definition, list, lists } of views) {
    for (const one of [list, ...lists]) {
      const columns = [...one.columns, ...one.hidden, ...one.stamps];
      expect(columns.includes('changedBy'), definition.name).toBe(!definition.readOnly);
      if (!definition.readOnly) expect(columns).toContain('updatedAt');
      expect(new Set(columns).size, `${definition.name}.${one.name}`).toBe(columns.length);
    }
  }
  expect(invoicesView.lists[0]?.stamps).toEqual([]);
});
