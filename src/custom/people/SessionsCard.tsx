import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { browserOf } from '../../../domain/people/browser-of.ts';
import type { UserSession, UserSummary } from '../../../domain/people/user-summary.ts';
import { type User, users } from '../../../domain/resources/users.ts';
import { isolated } from '../../i18n/languages.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { FactorReset } from './FactorReset.tsx';
import { ShortLine, ShortList } from './ShortList.tsx';
import { summaryKey } from './use-user-summary.ts';

type Props = { user: User; summary: UserSummary | undefined; isFailed: boolean };

/** Which sessions are to end: one of them, or all but the own one. */
type Ending = { readonly session: UserSession } | 'all';

/** Where a user is signed in, and a way to end that. */
export function SessionsCard({ user, summary, isFailed }: Props) {
  const translate = useTranslate();
  const { edit } = useAccess(users);
  const [ending, setEnding] = useState<Ending>();
  const sessions = summary?.sessions;
  const hasOthers = sessions?.some(({ own }) => !own) ?? false;
  return (
    <>
      <ShortList
        title={translate('people.sessions.title')}
        icon={DevicesOutlined}
        items={sessions}
        isFailed={isFailed}
        none={translate('people.sessions.none')}
        keyOf={({ _id }) => _id}
        action={
          edit &&
          hasOthers && (
            <Button size="small" onClick={() => setEnding('all')}>
              {translate('people.sessions.endAll')}
            </Button>
          )
        }
      >
        {(session) => (
          <SessionLine
            session={session}
            onEnd={edit && !session.own ? () => setEnding({ session }) : undefined}
          />
        )}
      </ShortList>
      {edit && <FactorReset user={user} />}
      <EndQuestion user={user} ending={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}

type LineProps = { session: UserSession; onEnd: (() => void) | undefined };

function SessionLine({ session: { userAgent, usedAt, own }, onEnd }: LineProps) {
  const translate = useTranslate();
  const { name, system } = browserOf(userAgent);
  const browser =
    [name, system].filter(Boolean).join(' · ') || translate('people.sessions.unknown');
  const label = translate('people.sessions.end', { browser: isolated(browser) });
  return (
    <ShortLine
      main={<bdi>{browser}</bdi>}
      below={
        own
          ? translate('people.sessions.own')
          : translate('people.sessions.used', { at: isolated(formatMoment(usedAt), 'ltr') })
      }
      end={
        onEnd && (
          <IconButton size="small" aria-label={label} data-hint={label} onClick={onEnd}>
            <Logout fontSize="small" />
          </IconButton>
        )
      }
    />
  );
}

type QuestionProps = { user: User; ending: Ending | undefined; onClose: () => void };

function EndQuestion({ user, ending, onClose }: QuestionProps) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const provider = useAppDataProvider();
  const { mutate, isPending } = useMutation({
    mutationFn: (requested: Ending) =>
      requested === 'all'
        ? provider.endSessions(user.id)
        : provider.endSession(user.id, requested.session._id),
    onSuccess: () => toast('people.sessions.ended', { type: 'success' }),
    onError: (error) => toast(errorKey(error), { type: 'error' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: summaryKey(user.id) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={ending !== undefined}
      title={translate('people.sessions.question')}
      content={translate(ending === 'all' ? 'people.sessions.all' : 'people.sessions.one')}
      confirmLabel={translate('people.sessions.confirm')}
      danger
      busy={isPending}
      onConfirm={() => ending && mutate(ending)}
      onClose={onClose}
    />
  );
}
