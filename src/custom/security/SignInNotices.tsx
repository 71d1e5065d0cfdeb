import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { browserOf } from '../../../domain/people/browser-of.ts';
import type { SignInNotice } from '../../../domain/people/sign-in-notice.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import type { FactorCalls } from '../../providers/factor-calls.ts';
import { readUser } from '../../providers/session.ts';
import { OWN_SESSIONS, SIGN_IN_NOTICES } from './use-factor-calls.ts';

/** What somebody has to know of their own account, and the way to say that it was not them. */
export function SignInNotices({ calls }: { calls: FactorCalls }) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const [hasDenied, setDenied] = useState(false);
  const { data: notices } = useQuery({
    queryKey: SIGN_IN_NOTICES,
    queryFn: async ({ signal }) => (await calls.notices(signal)) ?? null,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, wasMe }: { id: string; wasMe: boolean }) => calls.closeNotice(id, wasMe),
    onSuccess: (_answer, { wasMe }) => {
      if (!wasMe) setDenied(true);
    },
    onError: (error) => toast(errorKey(error), { type: 'error' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: SIGN_IN_NOTICES });
      await client.invalidateQueries({ queryKey: OWN_SESSIONS });
    },
  });
  const id = readUser()?._id;
  return (
    <>
      {hasDenied && (
        <Alert
          severity="error"
          action={
            id !== undefined && (
              <Button color="inherit" component={Link} to={`/users/${encodeURIComponent(id)}`}>
                {translate('security.notices.newPassword')}
              </Button>
            )
          }
        >
          {translate('security.notices.denied')}
        </Alert>
      )}
      {notices?.map((notice) => (
        <Alert
          key={notice._id}
          severity="warning"
          action={
            <Answers
              notice={notice}
              isBusy={isPending}
              onAnswer={(wasMe) => mutate({ id: notice._id, wasMe })}
            />
          }
        >
          <Sentence notice={notice} />
        </Alert>
      ))}
    </>
  );
}

function Sentence({ notice: { kind, at, network, userAgent } }: { notice: SignInNotice }) {
  const translate = useTranslate();
  const { name, system } = browserOf(userAgent);
  const browser = [name, system].filter(Boolean).join(', ');
  return (
    <>
      {translate(`security.notices.${kind}`, {
        at: isolated(formatMoment(at), 'ltr'),
        network: network ? isolated(network, 'ltr') : translate('security.notices.nowhere'),
        browser: isolated(browser || translate('security.sessions.unknown')),
      })}
    </>
  );
}

type AnswersProps = {
  notice: SignInNotice;
  isBusy: boolean;
  onAnswer: (wasMe: boolean) => void;
};

function Answers({ notice: { kind }, isBusy, onAnswer }: AnswersProps) {
  const translate = useTranslate();
  if (kind === 'factorReset') {
    return (
      <Button color="inherit" disabled={isBusy} onClick={() => onAnswer(true)}>
        {translate('security.notices.understood')}
      </Button>
    );
  }
  return (
    <>
      <Button color="inherit" disabled={isBusy} onClick={() => onAnswer(true)}>
        {translate('security.notices.wasMe')}
      </Button>
      <Button color="inherit" disabled={isBusy} onClick={() => onAnswer(false)}>
        {translate('security.notices.wasNotMe')}
      </Button>
    </>
  );
}
