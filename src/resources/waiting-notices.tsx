import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { waitingNotices } from '../../domain/resources/waiting-notices.ts';
import { MessagingTextsProvider } from '../custom/messages/MessagingTextsProvider.tsx';
import {
  holdBack,
  sendNow,
  WAITING_SCOPE,
} from '../custom/messages/notices/waiting/waiting-actions.tsx';
import {
  WaitingCard,
  waitingColumns,
} from '../custom/messages/notices/waiting/waiting-columns.tsx';
import {
  caption,
  WAITING_PAGE,
  waitingAddress,
} from '../custom/messages/notices/waiting/waiting-page.ts';
import { viewOf } from '../kit/view/view.ts';

const EXPORTED = ['title', 'people', 'skipped', 'orders', 'from', 'until'] as const;

const decisions = [holdBack, sendNow];

/** The notices whose moment has come and that have not left yet. */
const waitingView = viewOf(waitingNotices, {
  icon: ScheduleSendOutlined,
  menu: false,
  screens: { list: false, show: false },
  Texts: MessagingTextsProvider,
  columns: waitingColumns,
  exports: EXPORTED,
  actions: decisions,
  actionScope: WAITING_SCOPE,
  lists: {
    waiting: {
      path: WAITING_PAGE,
      title: caption('title'),
      texts: {
        entries: caption('entries'),
        none: caption('none'),
        noneHint: caption('noneHint'),
      },
      columns: ['notice', 'moment', 'reached', 'leaves', 'why', 'actions'],
      hidden: ['words'],
      sort: ['from', 'ASC'],
      filters: [],
      opens: ({ id }) => waitingAddress(String(id)),
      bulk: decisions,
      rowActions: decisions,
      rowMenu: decisions,
      tools: [],
      start: ToNotices,
      within: FreshRows,
      card: WaitingCard,
    },
  },
});

/** Where somebody sees which notices are on. */
function ToNotices() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/notices">
      {translate('messaging.notices.title')}
    </Button>
  );
}

const LOOK_MS = 10_000;

/** What waits leaves by itself, so the rows are read again and again. */
function FreshRows({ children }: { children: ReactNode }) {
  const { refetch } = useListContext();
  useEffect(() => {
    const look = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(look);
  }, [refetch]);
  return children;
}

export default waitingView;
