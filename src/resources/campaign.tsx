import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useGetOne, useStoreContext } from 'react-admin';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { CampaignContext, CampaignFrame } from '../custom/messages/history/CampaignPage.tsx';
import { HistoryGate } from '../custom/messages/history/HistoryGate.tsx';
import {
  type Campaign,
  campaignAddress,
  isRunning,
} from '../custom/messages/history/sent-messages.ts';
import { MessagingTextsProvider } from '../custom/messages/MessagingTextsProvider.tsx';
import { LoadFailure } from '../kit/failure/LoadFailure.tsx';
import { LoadingRows } from '../kit/list/ListLoading.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { type ListView, storeKeyOf } from '../kit/view/list-view.ts';
import { useView } from '../kit/view/use-view.ts';
import { ViewProvider } from '../kit/view/ViewProvider.tsx';
import { selectionKeyOf } from '../providers/store.ts';
import deliveriesView from './deliveries.tsx';

/** How long the page waits before it looks again, while messages are being sent. */
const LOOK_MS = 2000;

/** The page of what was sent at once. */
export default function CampaignRoute() {
  const { id = '' } = useParams();
  return (
    <MessagingTextsProvider>
      <HistoryGate>
        <ViewProvider view={deliveriesView}>
          <CampaignOf key={id} id={id} />
        </ViewProvider>
      </HistoryGate>
      <Outlet />
    </MessagingTextsProvider>
  );
}

function CampaignOf({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<Campaign>(
    'campaigns',
    { id },
    {
      retry: false,
      meta: { silent: true },
      refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? LOOK_MS : false),
    },
  );
  const people = usePeopleOf(id);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || !people) return <LoadingRows rows={10} />;
  return (
    <CampaignContext value={data}>
      <RecordList view={people.view} list={people.list} />
    </CampaignContext>
  );
}

/**
 * The list of the people of a campaign. What another campaign's people were filtered by is forgotten
 * first: each is opened with everybody.
 */
function usePeopleOf(id: string) {
  const view = useView();
  const store = useStoreContext();
  const { search } = useLocation();
  const [isFresh, setFresh] = useState(false);
  const list = useMemo((): ListView | undefined => {
    const messages = view.lists.find(({ name }) => name === 'messages');
    return (
      messages && {
        ...messages,
        filter: { campaign: id },
        within: CampaignFrame,
        opens: (record) => `${campaignAddress(id)}/${record.id}`,
      }
    );
  }, [view, id]);
  // Once, when the page is opened: the search in its address changes with its filters.
  const forget = useEffectEvent(() => {
    if (list && search === '') {
      const key = storeKeyOf(view, list);
      store.removeItem(key);
      store.removeItem(selectionKeyOf(key));
    }
    setFresh(true);
  });
  useLayoutEffect(() => forget(), []);
  return isFresh && list ? { view, list } : undefined;
}
