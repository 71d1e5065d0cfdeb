import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { browserOf } from '../../../domain/people/browser-of.ts';
import type { UserSession } from '../../../domain/people/user-summary.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { SectionCard } from '../../kit/SectionCard.tsx';
import { errorKey } from '../../providers/call-error.ts';
import type { FactorCalls } from '../../providers/factor-calls.ts';
import { Line, Lines } from './lines.tsx';
import { OWN_SESSIONS } from './use-factor-calls.ts';

/** Where somebody is signed in, and how they end that. */
export function SessionSection({ calls }: { calls: FactorCalls }) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { data: sessions } = useQuery({
    queryKey: OWN_SESSIONS,
    queryFn: async ({ signal }) => (await calls.sessions(signal)) ?? null,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (which: UserSession | 'others') =>
      which === 'others' ? calls.endOtherSessions() : calls.endSession(which._id),
    onSuccess: () => toast(translate('security.sessions.ended'), { type: 'success' }),
    onError: (error) => toast(errorKey(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_SESSIONS }),
  });
  if (!sessions) return null;
  return (
    <SectionCard
      title={translate('security.sessions.title')}
      icon={DevicesOutlined}
      action={
        sessions.some(({ own }) => !own) && (
          <Button disabled={isPending} onClick={() => mutate('others')}>
            {translate('security.sessions.endAll')}
          </Button>
        )
      }
    >
      <Lines>
        {sessions.map((session) => (
          <SessionLine
            key={session._id}
            session={session}
            isBusy={isPending}
            onEnd={() => mutate(session)}
          />
        ))}
      </Lines>
    </SectionCard>
  );
}

type LineProps = { session: UserSession; isBusy: boolean; onEnd: () => void };

function SessionLine({ session, isBusy, onEnd }: LineProps) {
  const translate = useTranslate();
  const { userAgent, startedAt, usedAt, network, own } = session;
  const { name, system } = browserOf(userAgent);
  const browser = [name, system].filter(Boolean).join(', ');
  const shown = browser || translate('security.sessions.unknown');
  const label = translate('security.sessions.end', { browser: isolated(shown) });
  const at = (moment: string) => isolated(formatMoment(moment), 'ltr');
  const below = [
    own
      ? translate('security.sessions.own')
      : translate('security.sessions.used', { at: at(usedAt) }),
    network && translate('security.sessions.network', { network: isolated(network, 'ltr') }),
    translate('security.sessions.first', { at: at(startedAt) }),
  ];
  return (
    <Line
      main={<bdi>{shown}</bdi>}
      below={below.filter(Boolean).join(' · ')}
      end={
        !own && (
          <IconButton
            size="small"
            aria-label={label}
            data-hint={label}
            disabled={isBusy}
            onClick={onEnd}
          >
            <Logout fontSize="small" className="mirrored" />
          </IconButton>
        )
      }
    />
  );
}
