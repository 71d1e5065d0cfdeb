import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate, useUpdate } from 'react-admin';
import { notices } from '../../../../domain/resources/notices.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { SwitchOnQuestion } from './SwitchOnQuestion.tsx';
import type { StoredNotice } from './use-notice-preview.ts';

/** Switches a notice in its row; on only after a look at who would get it. */
export default function NoticeSwitch({ notice }: { notice: StoredNotice }) {
  return (
    <MessagingTextsProvider>
      <SwitchOfRow notice={notice} />
    </MessagingTextsProvider>
  );
}

function SwitchOfRow({ notice }: { notice: StoredNotice }) {
  const translate = useTranslate();
  const mayChange = useAccess(notices).edit;
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(notice, () => setAsking(false));
  const { title, active } = notice;
  const reason = mayChange ? undefined : translate('messaging.notices.switch.readOnly');
  return (
    <>
      <Switch
        size="small"
        checked={active}
        disabled={isPending && !isAsking}
        onClick={(event) => event.stopPropagation()}
        onChange={() => {
          if (!mayChange) return;
          if (active) change(false);
          else setAsking(true);
        }}
        data-hint={reason}
        slotProps={{
          input: {
            'aria-label': translate(`messaging.notices.switch.${active ? 'off' : 'on'}`, { title }),
            'aria-disabled': !mayChange,
            role: 'switch',
          },
        }}
        sx={mayChange ? undefined : { opacity: 0.5 }}
      />
      <SwitchOnQuestion
        notice={notice}
        open={isAsking}
        busy={isPending}
        onConfirm={() => change(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function useChange({ id, __v, ...rest }: StoredNotice, onSettled: () => void) {
  const toast = useToast();
  const [update, { isPending }] = useUpdate();
  const change = (active: boolean) => {
    const data = { active, ...(__v === undefined ? {} : { __v }) };
    update(
      'notices',
      { id, data, previousData: { ...rest, id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => toast('ra.notification.updated', { args: { smart_count: 1 } }),
        onError: () => toast('notice.server.reload', { type: 'error' }),
        onSettled,
      },
    );
  };
  return { change, isPending };
}
