import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { entersBackOffice } from '../../../domain/access.ts';
import type { User } from '../../../domain/resources/users.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { usePasswordProof } from '../../kit/dialog/use-password-proof.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { API_URL } from '../../providers/api-url.ts';
import { errorKey } from '../../providers/call-error.ts';
import { createFactorCalls } from '../../providers/factor-calls.ts';
import { hasSecondFactors } from '../../providers/has-second-factors.ts';
import { readToken, readUser } from '../../providers/session.ts';
import { summaryKey } from './use-user-summary.ts';

/**
 * Makes the password of a colleague enough again who has lost their second factor; nothing for customers,
 * who have none, for oneself, and with another back end.
 */
export function FactorReset({ user }: { user: User }) {
  const isOwn = readUser()?._id === user.id;
  return hasSecondFactors() && entersBackOffice(user.role) && !isOwn ? <Reset user={user} /> : null;
}

function Reset({ user }: { user: User }) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const calls = useMemo(() => createFactorCalls(API_URL, readToken), []);
  const [isOpen, setOpen] = useState(false);
  const { proof, field, takes, reset } = usePasswordProof({
    label: translate('people.erasure.password'),
    hint: translate('people.sessions.proof'),
  });
  const close = () => {
    setOpen(false);
    reset();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.resetOf(String(user.id), proof),
    onSuccess: async () => {
      toast(translate('people.sessions.resetDone'), { type: 'success' });
      close();
      await client.invalidateQueries({ queryKey: summaryKey(user.id) });
    },
    onError: (error) => {
      if (takes(error)) return;
      toast(errorKey(error), { type: 'error' });
      close();
    },
  });
  return (
    <Box>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {translate('people.sessions.reset')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={translate('people.sessions.resetQuestion')}
        content={
          <>
            {translate('people.sessions.resetText')}
            {field}
          </>
        }
        confirmLabel={translate('people.sessions.reset')}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={close}
      />
    </Box>
  );
}
