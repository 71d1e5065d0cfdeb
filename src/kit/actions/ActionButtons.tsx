import Button, { type ButtonProps } from '@mui/material/Button';
import { useMemo } from 'react';
import { type RaRecord, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { useActor } from '../access/use-access.ts';
import { type BulkAction, isOpenTo } from '../view/bulk-action.ts';
import { type Acting, actionsOf } from './actions-of.ts';
import { RunDialogs } from './RunDialogs.tsx';
import { useRun } from './use-run.ts';

type Props = Pick<ButtonProps, 'size' | 'sx'> & {
  view: Acting;
  /** Whether they are the actions after which the record is deleted, or all others. */
  removing?: boolean;
  /** Where the page leads after its record is deleted; by default to the list. */
  leave?: (record: RaRecord) => void;
};

/** The actions that the user can take on the record of the page, in its present state. */
export function ActionButtons({ view, removing = false, leave, ...look }: Props) {
  const { definition, actionScope } = view;
  const record = useRecordContext();
  const actions = useRecordActions(view, record);
  const translate = useTranslate();
  const redirect = useRedirect();
  const { name } = definition;
  const run = useRun<RaRecord>({
    resource: name,
    ...actionScope,
    key: name,
    page: { leave: leave ?? (() => redirect('list', name)) },
  });
  if (!record) return null;
  return (
    <>
      {actions
        .filter(({ removes = false }) => removes === removing)
        .map((action) => (
          <Button
            key={action.verb}
            size="small"
            {...look}
            color={action.isDanger ? 'error' : 'primary'}
            startIcon={action.isDanger && <action.icon />}
            disabled={run.state.at === 'running'}
            onClick={() => void run.askOne(action, record)}
          >
            {translate(action.labelOfOne ?? action.label)}
          </Button>
        ))}
      <RunDialogs run={run} />
    </>
  );
}

/** What the user can do with a record in its present state. */
export function useRecordActions(
  view: Acting,
  record: RaRecord | undefined,
): readonly BulkAction[] {
  const actions = useOpenActions(view);
  return record ? actions.filter(({ isFor }) => isFor?.(record) ?? true) : [];
}

/** What the user can do with the records of a resource in some state. */
export function useOpenActions(view: Acting): readonly BulkAction[] {
  const actor = useActor();
  return useMemo(() => actionsOf(view).filter((action) => isOpenTo(action, actor)), [view, actor]);
}
