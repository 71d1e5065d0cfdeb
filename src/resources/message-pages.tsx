import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { AllTexts } from '../kit/AllTexts.tsx';
import { preparedPage } from '../kit/lazy-part.tsx';
import type { MenuEntry } from '../kit/menu.ts';

const Campaigns = preparedPage(() => import('./campaigns.tsx'));
const Campaign = preparedPage(() => import('./campaign.tsx'));
const Deliveries = preparedPage(() => import('./deliveries.tsx'));
const WaitingNotices = preparedPage(() => import('./waiting-notices.tsx'));
const WaitingDialog = lazy(() => import('../custom/messages/notices/waiting/WaitingDialog.tsx'));
const DeliveryDialog = lazy(() => import('../custom/messages/history/DeliveryDialog.tsx'));

/**
 * The pages of what was sent and what waits. They come with their texts and their definitions, none
 * of which is needed before they are opened.
 */
export const messagePages: readonly ReactElement[] = [
  <Route
    key="campaigns"
    path="/campaigns"
    element={
      <AllTexts>
        <Campaigns />
      </AllTexts>
    }
  />,
  <Route
    key="campaign"
    path="/campaigns/:id/show"
    element={
      <AllTexts>
        <Campaign />
      </AllTexts>
    }
  >
    <Route path=":delivery" element={<DeliveryDialog />} />
  </Route>,
  <Route
    key="outbox"
    path="/outbox"
    element={
      <AllTexts>
        <Deliveries />
      </AllTexts>
    }
  >
    <Route path=":id" element={<DeliveryDialog />} />
  </Route>,
  <Route
    key="waiting"
    path="/notices/waiting"
    element={
      <AllTexts>
        <WaitingNotices />
      </AllTexts>
    }
  >
    <Route path=":id" element={<WaitingDialog />} />
  </Route>,
];

/** Their places in the side menu. */
export const messageEntries: readonly MenuEntry[] = [
  {
    to: '/campaigns',
    labelKey: 'shell.menu.campaigns',
    needs: 'campaigns',
    icon: ForwardToInboxOutlined,
    section: 'messages',
    order: 1,
    prepare: Campaigns.prepare,
  },
  {
    to: '/outbox',
    labelKey: 'shell.menu.outbox',
    needs: 'deliveries',
    icon: OutboxOutlined,
    section: 'messages',
    order: 2,
    prepare: Deliveries.prepare,
  },
];
