import { lazy, type ReactNode, Suspense, useEffectEvent, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useActor } from '../access/use-access.ts';
import { type ActionScope, type BulkAction, isDeletion, isOpenTo } from '../view/bulk-action.ts';
import { useRecordTitle } from '../view/use-record-title.ts';
import type { OpenRowMenu } from './RowMenu.tsx';
import { RunDialogs } from './RunDialogs.tsx';
import { type MenuRequest, type RowActions, RowActionsContext } from './row-actions.ts';
import { useRun } from './use-run.ts';

const RowMenu = lazy(() => import('./RowMenu.tsx'));

const NONE: readonly BulkAction[] = [];

type Props<R extends RaRecord> = {
  scope: ActionScope<R>;
  /** Where a click on a row leads; without it, the click selects. */
  hrefOf?: ((record: R) => string | undefined) | undefined;
  /** The actions of the buttons of a row. */
  buttons?: readonly BulkAction<R>[];
  /** The actions of a right-click on a row, or a long press. A single one is confirmed at once. */
  menu?: readonly BulkAction<R>[];
  /** The actions for a selection, of which the Delete key takes the one that removes. */
  actions: readonly BulkAction<R>[];
  children: ReactNode;
};

type Dialog = (close: () => void) => ReactNode;

/** Provides what the rows of a list do, and shows the menu or the dialog that one of them opens. */
export function RowActionsProvider<R extends RaRecord>(props: Props<R>) {
  const { scope, hrefOf, buttons = NONE, menu = NONE, actions, children } = props;
  const run = useRun<R>(scope);
  const actor = useActor();
  const represent = useRecordTitle(scope.resource);
  const [opened, setOpened] = useState<OpenRowMenu>();
  const [dialog, setDialog] = useState<Dialog>();
  const { codeOf } = scope;
  // The rows must not render again with each step of the dialog above them.
  const askNow = useEffectEvent(run.ask);
  const value = useMemo<RowActions>(() => {
    const possible = (from: readonly BulkAction[], record: RaRecord) =>
      from.filter((action) => isOpenTo(action, actor) && (action.isFor?.(record) ?? true));
    const ask: RowActions['ask'] = (record, action) =>
      void askNow(action as unknown as BulkAction<R>, [record.id]);
    const deletion = actions.find((action) => isDeletion(action) && isOpenTo(action, actor));
    return {
      ask,
      actionsFor: (record) => possible(buttons, record),
      open: (next) => setDialog(() => next),
      codeOf: (record) => codeOf?.(record as R) || represent(record),
      ...(hrefOf && { hrefOf: (record) => hrefOf(record as R) }),
      ...(menu.length > 0 && {
        openMenu: (record, event) => {
          // A link keeps the browser's own menu, which opens it in a new tab.
          if (menu.length > 1 && event.target instanceof Element && event.target.closest('a')) {
            return false;
          }
          const offered = possible(menu, record);
          const [only] = offered;
          if (!only) return false;
          event.preventDefault(); // Replaces the browser's own menu.
          if (menu.length === 1) ask(record, only);
          else setOpened({ record, actions: offered, ...placeOf(event) });
          return true;
        },
      }),
      ...(deletion && { askDeletion: (ids) => void askNow(deletion, ids) }),
    };
  }, [actions, actor, buttons, hrefOf, menu, codeOf, represent]);
  return (
    <RowActionsContext.Provider value={value}>
      {children}
      <Suspense fallback={null}>
        {opened && <RowMenu scope={scope} menu={opened} onClose={() => setOpened(undefined)} />}
        {dialog?.(() => setDialog(undefined))}
      </Suspense>
      <RunDialogs run={run} />
    </RowActionsContext.Provider>
  );
}

/** Where the pointer is; without one, the middle of what has the focus. */
function placeOf({ target, clientX, clientY }: MenuRequest): { left: number; top: number } {
  if (clientX !== 0 || clientY !== 0 || !(target instanceof Element)) {
    return { left: clientX, top: clientY };
  }
  const { left, top, width, height } = target.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2 };
}
