import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { useTranslate } from 'react-admin';
import { readToken } from '../../providers/session.ts';
import { LoginAwaited } from '../../providers/use-role.ts';
import { SecurityTextsProvider } from './SecurityTextsProvider.tsx';
import { SIGN_IN_NOTICES, useFactorCalls } from './use-factor-calls.ts';

/** How often it is looked whether somebody has signed in elsewhere. */
const LOOK_MS = 60_000;

/** The icon of the account, with a dot while there is something to read about it. */
export function AccountBadge({ children }: { children: ReactNode }) {
  const calls = useFactorCalls();
  const isAwaited = use(LoginAwaited);
  const { data } = useQuery({
    queryKey: SIGN_IN_NOTICES,
    // Its code may come when somebody is logging out already.
    queryFn: async ({ signal }) =>
      readToken() === undefined ? null : ((await calls.notices(signal)) ?? null),
    enabled: !isAwaited,
    // A back end without such notices is not called again.
    refetchInterval: ({ state }) => (state.data === null ? false : LOOK_MS),
    meta: { silent: true },
  });
  if (!data || data.length === 0) return children;
  return (
    <SecurityTextsProvider>
      <Badge variant="dot" color="error">
        {children}
      </Badge>
      <Waiting />
    </SecurityTextsProvider>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Box component="span" role="status" style={visuallyHidden}>
      {translate('security.notices.waiting')}
    </Box>
  );
}
