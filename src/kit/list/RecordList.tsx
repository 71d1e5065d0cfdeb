import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { ListBase, type RaRecord, useCreatePath, useListContext, useStore } from 'react-admin';
import { useOutlet } from 'react-router-dom';
import { errorKey, failureOf, isUnanswered, statusOf } from '../../providers/call-error.ts';
import { BY_RANGE, MOST_BY_RANGE } from '../../providers/list-query.ts';
import { lastReadFirst, useLastRead } from '../../providers/offline/last-read.ts';
import { useAccess } from '../access/use-access.ts';
import { actionsOf } from '../actions/actions-of.ts';
import { RowActionsProvider } from '../actions/RowActionsProvider.tsx';
import { SelectionBar } from '../actions/SelectionBar.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useToast } from '../notices/use-notice.tsx';
import { QueueNote } from '../queue/QueueNote.tsx';
import { ListSelection } from '../selection/list-selection.tsx';
import { useSelectedIdsAtOnce } from '../selection/selected-rows.tsx';
import { Title } from '../Title.tsx';
import type { ActionScope, BulkAction } from '../view/bulk-action.ts';
import {
  canReadByRange,
  type FilterPart,
  type ListView,
  ListViewContext,
  pageSizeKeyOf,
  storeKeyOf,
  useListView,
} from '../view/list-view.ts';
import type { View } from '../view/view.ts';
import { AllowedQuery } from './AllowedQuery.tsx';
import { AroundRows, DrawnRowsProvider } from './AroundRows.tsx';
import { LastReadBadge } from './LastReadBadge.tsx';
import { ListRows } from './ListRows.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { RangedList } from './RangedList.tsx';
import { useReadNotice } from './use-read-notice.ts';

const StoredLayout = lazy(() => import('./StoredLayout.tsx'));
const ListPagination = lazyPart(() => import('./ListPagination.tsx'), 'ListPagination');
const ExportButton = lazyPart(() => import('./ExportButton.tsx'), 'ExportButton');

type Props = { view: View; list: ListView; opensWith?: FilterPart };

/**
 * A list: search, filters, table or cards, pagination, and actions for the selection, as its
 * declaration says and the rights of the user allow.
 */
export function RecordList({ view, list, opensWith }: Props) {
  const listed = useMemo(() => ({ view, list }), [view, list]);
  const { within: Within = Fragment } = list;
  return (
    <ListViewContext value={listed}>
      <ListBase
        resource={list.resource}
        storeKey={storeKeyOf(view, list)}
        filter={list.filter}
        filterDefaultValues={opensWith}
        sort={list.sort}
        perPage={list.perPage}
        exporter={false}
        // The frame checks the session; the records need not wait for it.
        disableAuthentication
        queryOptions={canReadByRange(list) ? READ_BY_RANGE : READ}
      >
        <RangedList>
          <ListSelection storeKey={storeKeyOf(view, list)}>
            <AllowedQuery view={view} sort={list.sort} />
            <QueueNote />
            <Within>
              <DrawnRowsProvider>
                <Frame />
              </DrawnRowsProvider>
            </Within>
          </ListSelection>
        </RangedList>
      </ListBase>
    </ListViewContext>
  );
}

/**
 * The parts of the list under one another. react-admin's own frame brings filter forms, exports and
 * deletions of its own along, which nothing here uses.
 */
function Frame() {
  const { view, list } = useListView();
  const offered = useOffered();
  const { title } = list;
  const { defaultTitle, resource } = useListContext();
  const [, keepPageSize] = useStore<number>(pageSizeKeyOf(view, list));
  return (
    <Box className="list-page" sx={COLUMN}>
      <Title title={title ?? defaultTitle ?? ''} />
      <Box sx={{ display: 'flex', minWidth: 0 }}>
        <ListToolbar />
      </Box>
      <LastReadBadge resource={resource} />
      <Card sx={{ position: 'relative', minWidth: 0, boxShadow: { xs: 'none', sm: 1 } }}>
        <Suspense fallback={null}>
          <StoredLayout />
        </Suspense>
        <OpenedNotice />
        <FailedNotice />
        <Rows {...offered} />
      </Card>
      <AroundRows height={52}>
        <ListPagination
          sticky
          onChoose={keepPageSize}
          {...(canReadByRange(list) && { most: MOST_BY_RANGE })}
        />
      </AroundRows>
      <Selection {...offered} />
    </Box>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

type Offered = {
  readonly scope: ActionScope;
  readonly actions: readonly BulkAction[];
};

/** The actions of this list, and how they speak of its records. */
function useOffered(): Offered {
  const { view, list } = useListView();
  return useMemo(
    () => ({
      scope: {
        ...view.actionScope,
        resource: list.resource,
        filter: list.filter,
        key: storeKeyOf(view, list),
      },
      actions: list.bulk ?? actionsOf(view),
    }),
    [view, list],
  );
}

function Rows({ scope, actions }: Offered) {
  const { list } = useListView();
  const menu = list.rowMenu ?? (list.bulk ? undefined : menuOf(actions));
  return (
    <RowActionsProvider
      scope={scope}
      actions={actions}
      hrefOf={useHref()}
      {...(list.rowActions && { buttons: list.rowActions })}
      {...(menu && { menu })}
    >
      <ListRows />
    </RowActionsProvider>
  );
}

/** A list that declares no actions has all of its resource's in the menu of a row, if it is one. */
const menuOf = (actions: readonly BulkAction[]) => (actions.length > 1 ? actions : undefined);

function Selection({ scope, actions }: Offered) {
  const { list } = useListView();
  const tools: ReactNode = list.selectionTools.map((Tool, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list never change
    <Tool key={at} />
  ));
  return (
    <SelectionBar scope={scope} actions={actions}>
      <Suspense fallback={null}>
        {tools}
        <ExportSelection />
      </Suspense>
    </SelectionBar>
  );
}

function ExportSelection() {
  return <ExportButton ids={useSelectedIdsAtOnce()} />;
}

/** Where a click on a row leads: what the list says, or the screen that the user may open. */
function useHref(): ((record: RaRecord) => string | undefined) | undefined {
  const {
    view: { definition, screens },
    list: { opens },
  } = useListView();
  const access = useAccess(definition);
  const createPath = useCreatePath();
  const mayShow = access.show && screens.show !== false;
  const mayEdit = access.edit && screens.edit !== false;
  const screen = opens === 'show' && mayShow ? 'show' : mayEdit ? 'edit' : mayShow && 'show';
  return useMemo(() => {
    if (typeof opens === 'function') return opens;
    if (opens === 'nothing' || !screen) return undefined;
    return ({ id }) => createPath({ resource: definition.name, id, type: screen });
  }, [createPath, definition, opens, screen]);
}

const FAILED_FETCH = 'notice.server.reload';

/** Its errors are shown by the list itself. */
const READ = { onError: () => undefined, persister: lastReadFirst };
const READ_BY_RANGE = { ...READ, meta: BY_RANGE };

/**
 * Says that the list could not be read (specification 8). Where there are no rows yet, the reason and a
 * way to try again stand in their place too.
 */
function FailedNotice() {
  const {
    list: { failed },
  } = useListView();
  const { data, error } = useListContext();
  const toast = useToast();
  const notified = useRef<unknown>(undefined);
  useEffect(() => {
    // Without a session there is no list, and the login says so; without a connection the frame does.
    const isShownElsewhere = statusOf(error) === 401 || isUnanswered(error);
    if (!error || notified.current === error || isShownElsewhere) return;
    notified.current = error;
    const isTooLong = failureOf(error).code === 'list.tooLong';
    const ownText = failed ? `notice.${failed}` : data ? errorKey(error) : FAILED_FETCH;
    const text = isTooLong ? errorKey(error) : ownText;
    toast(text, { type: 'error' });
  }, [data, error, failed, toast]);
  return null;
}

/**
 * Shows the notice that the records of a list have loaded. Specification 8 lists the text but not when
 * to show it: here it appears when the list is opened, not on every page, sort and reload, where it
 * would be noise. A list below an editor does not count as opened: the editor shows its own notice.
 */
function OpenedNotice() {
  const {
    list: { opened },
  } = useListView();
  const { data, error, isPlaceholderData, resource } = useListContext();
  const notice = useReadNotice();
  const notified = useRef(false);
  const isCovered = useOutlet() !== null;
  const isLast = useLastRead(resource) !== undefined;
  const loaded = data !== undefined && !isPlaceholderData && !isLast && !error;
  useEffect(() => {
    if (!loaded || isCovered || notified.current || !opened) return;
    notified.current = true;
    notice(opened);
  }, [isCovered, loaded, notice, opened]);
  return null;
}
