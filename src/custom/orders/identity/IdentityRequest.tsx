import SendOutlined from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useGetOne, useLocale, useTranslate } from 'react-admin';
import { MAX_MESSAGE_CHARACTERS } from '../../../../domain/chat/message.ts';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { loadIdentityCheckTexts } from '../../../i18n/identity-check/catalogues.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useIdentityChange } from './use-identity-change.ts';

type Props = {
  order: Order;
  /** What has been written instead of the proposal. */
  typed: string | undefined;
  onType: (text: string) => void;
  onBack: () => void;
  onSent: () => void;
};

/**
 * The message by which another picture is requested, in the language of the customer. It is sent into
 * their conversation once the order is noted as one without ID.
 */
export function IdentityRequest({ order, typed, onType, onBack, onSent }: Props) {
  const translate = useTranslate();
  const proposal = useProposal(order);
  const { send, isPending, isError } = useRequest(order, onSent);
  const text = typed ?? proposal?.text ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && text.trim()) send(text.trim());
  };
  return (
    <Box
      component="form"
      aria-label={translate('identityCheck.request.title')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5, pt: 1 }}
    >
      {proposal ? (
        <TextField
          label={translate('identityCheck.request.text', { name: senderName(order) })}
          multiline
          minRows={5}
          autoFocus
          value={text}
          onChange={({ target }) => onType(target.value)}
          helperText={translate('identityCheck.request.language', {
            language: LANGUAGES[proposal.locale].name,
          })}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: MAX_MESSAGE_CHARACTERS } }}
        />
      ) : (
        <Skeleton variant="rounded" height={150} />
      )}
      <Typography variant="body2" color="text.secondary">
        {translate('identityCheck.request.hint')}
      </Typography>
      <Box role="alert">
        {isError && (
          <Typography variant="body2" color="error">
            {translate('identityCheck.request.failed')}
          </Typography>
        )}
      </Box>
      <Box sx={BUTTONS}>
        <Button variant="outlined" color="inherit" onClick={onBack}>
          {translate('identityCheck.request.back')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          startIcon={<SendOutlined className="mirrored" />}
          aria-disabled={isPending || !text.trim()}
        >
          {translate(`identityCheck.request.${isPending ? 'sending' : 'send'}`)}
        </Button>
      </Box>
    </Box>
  );
}

const BUTTONS = {
  display: 'flex',
  gap: 1,
  '& > *': { minHeight: 44, flex: 1, whiteSpace: 'nowrap' },
} as const;

/** The text in the customer's language; where the back end does not say it, in the reader's own. */
function useProposal(order: Order) {
  const own = useLocale() as Locale;
  const id = order.user?._id;
  const { data: user, isPending } = useGetOne<User>(
    'users',
    { id: id ?? '', meta: { silent: true } },
    { enabled: id !== undefined, retry: false },
  );
  const isKnown = id === undefined || !isPending;
  const locale = isOneOf(LOCALES, user?.language) ? user.language : own;
  const { data } = useQuery({
    queryKey: ['identityRequest', locale],
    queryFn: async () => (await loadIdentityCheckTexts(locale)).request.message,
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  if (!isKnown || data === undefined) return undefined;
  const name = senderName(order);
  return {
    locale,
    text: data.replace('%{name}', () => name).replace('%{code}', () => order.billCode ?? ''),
  };
}

/** Notes the request with the order, then sends it; what cannot be sent leaves the order as it was. */
function useRequest(order: Order, onSent: () => void) {
  const provider = useAppDataProvider();
  const toast = useToast();
  const note = useIdentityChange(order);
  const { identityRequestedAt = null, identitySeenAt = null } = order;
  const before = { identityRequestedAt, identitySeenAt };
  const { mutate, isPending, isError } = useMutation({
    meta: { silent: true }, // The button shows that it is being sent.
    mutationFn: async (content: string) => {
      // A back end without the field has nothing to note.
      const isNoted = order.identityRequestedAt !== undefined;
      const noted = isNoted
        ? await note.set({ identityRequestedAt: new Date().toISOString() })
        : order;
      if (!noted) throw new Error('The order could not be changed.');
      try {
        const ids = [order.user?._id ?? ''];
        await provider.sendBroadcast({ ids, message: { type: 'text', content } });
      } catch (error) {
        if (isNoted) await note.set(before, noted);
        throw error;
      }
      // The order has been read again by the time it is sent.
      return isNoted ? { changed: noted, back: before } : undefined;
    },
    onSuccess: (noted) => {
      if (noted) {
        const undone = before.identityRequestedAt
          ? 'identityCheck.request.sent'
          : 'identityCheck.withdrawn';
        note.offerUndo({ done: 'identityCheck.request.sent', undone, ...noted });
      } else toast('notice.messages.sent', { type: 'success' });
      onSent();
    },
  });
  return { send: mutate, isPending, isError };
}
