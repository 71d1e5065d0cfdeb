import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { setScreenWidth } from '../../support/web.tsx';

type Given = { readonly scope: unknown; readonly actions: unknown };
const given = vi.hoisted(() => ({ rows: [] as Given[], selection: [] as Given[] }));

vi.mock('../../../src/kit/actions/RowActionsProvider.tsx', () => ({
  RowActionsProvider: ({ scope, actions, children }: Given & { children: ReactNode }) => {
    given.rows.push({ scope, actions });
    return children;
  },
}));
vi.mock('../../../src/kit/actions/SelectionBar.tsx', () => ({
  SelectionBar: ({ scope, actions }: Given) => {
    given.selection.push({ scope, actions });
    return null;
  },
}));

const { open } = generatedScreens();

test('the rows and the bar of the selection are given the same actions', async () => {
  setScreenWidth(1280);
  await open('/everyKind');
  await screen.findAllByRole('row');
  const rows = given.rows.at(-1);
  const selection = given.selection.at(-1);
  expect(selection?.actions).not.toEqual([]);
  expect(rows?.scope).toBe(selection?.scope);
  expect(rows?.actions).toBe(selection?.actions);
});
