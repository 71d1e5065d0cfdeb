import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ERASED_KINDS, type ErasurePreview } from '../../../domain/people/erasure.ts';
import { nameOf } from '../../../domain/people/full-name.ts';
import type { User } from '../../../domain/resources/users.ts';
import { isolated } from '../../i18n/languages.ts';
import { DialogFrame } from '../../kit/dialog/DialogFrame.tsx';
import { formatShortDate } from '../../kit/format/dates.ts';
import { Code } from '../../kit/format/formats.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { CallError, errorKey, failureOf } from '../../providers/call-error.ts';
import { createPersonRights } from '../../providers/person-rights.ts';
import { readError } from '../../providers/translatable-error.ts';

type Props = { user: User; isOpen: boolean; onClose: () => void };

/** Erases a customer: what goes and what stays is shown first, and it is confirmed twice. */
export function ErasureDialog({ user, isOpen, onClose }: Props) {
  return (
    <DialogFrame open={isOpen} isLayer onClose={onClose} width="sm">
      {(titleId) => <Erasure user={user} titleId={titleId} onClose={onClose} />}
    </DialogFrame>
  );
}

type ErasureProps = { user: User; titleId: string; onClose: () => void };

function Erasure({ user, titleId, onClose }: ErasureProps) {
  const translate = useTranslate();
  const rights = useMemo(() => createPersonRights(), []);
  const { data, error } = useQuery({
    queryKey: ['erasure', user.id],
    queryFn: () => rights.preview(String(user.id)),
    gcTime: 0,
    retry: false,
  });
  const isPossible = data?.obstacles.length === 0;
  return (
    <>
      <DialogTitle id={titleId}>
        {translate('people.erasure.question', {
          name: isolated(nameOf(user) || (user.code ?? '')),
        })}
      </DialogTitle>
      {isPossible ? (
        <Confirmation user={user} preview={data} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {error && <Alert severity="error">{translate(errorKey(error))}</Alert>}
            {!data && !error && <Skeleton variant="rounded" height={220} />}
            {data && <Obstacles obstacles={data.obstacles} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('people.erasure.close')}</Button>
          </DialogActions>
        </>
      )}
    </>
  );
}

/** The orders that prevent it, each with its address. */
function Obstacles({ obstacles }: Pick<ErasurePreview, 'obstacles'>) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <Typography variant="body2">{translate('people.erasure.obstacles')}</Typography>
      <Box component="ul" data-rows sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
        {obstacles.map(({ _id, billCode, why }) => (
          <li key={_id}>
            <MuiLink component={Link} to={`/commands/${_id}`}>
              <Code value={billCode} />
            </MuiLink>{' '}
            {translate(`people.erasure.why.${why}`)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

type ConfirmationProps = { user: User; preview: ErasurePreview; onClose: () => void };

function Confirmation({ user, preview, onClose }: ConfirmationProps) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const redirect = useRedirect();
  const rights = useMemo(() => createPersonRights(), []);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      rights.erase(String(user.id), { confirmation: typed.trim(), currentPassword: password }),
    onSuccess: () => {
      toast('people.erasure.done', { type: 'success' });
      // Nothing of theirs stays in the memory of this page either.
      client.clear();
      redirect('list', 'users');
    },
  });
  const problems = error ? (failureOf(error).errors ?? {}) : {};
  const sentenceOf = (field: string): string => {
    const known = problems[field];
    if (typeof known !== 'string') return '';
    const message = readError(known);
    return message ? translate(message.message, message.args) : known;
  };
  // Whether it is the right number, the server says below the field.
  const isTyped = typed.trim() !== '' && password !== '';
  const other = error && Object.keys(problems).length === 0 ? error : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isTyped && !isPending) mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Preview preview={preview} />
        <TextField
          label={translate('people.erasure.type', { code: isolated(preview.code, 'ltr') })}
          value={typed}
          error={sentenceOf('confirmation') !== ''}
          helperText={sentenceOf('confirmation')}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <TextField
          type="password"
          label={translate('people.erasure.password')}
          value={password}
          error={sentenceOf('currentPassword') !== ''}
          helperText={sentenceOf('currentPassword')}
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr' }, formHelperText: { role: 'status' } }}
        />
        {other !== undefined && (
          <Alert severity="error">
            {other instanceof CallError ? translate(errorKey(other)) : String(other)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {translate('people.erasure.cancel')}
        </Button>
        <Button
          type="submit"
          color="error"
          variant="contained"
          disabled={!isTyped || isPending}
          loading={isPending}
        >
          {translate('people.erasure.confirm')}
        </Button>
      </DialogActions>
    </Box>
  );
}

function Preview({ preview: { goes, stays, namedElsewhere } }: { preview: ErasurePreview }) {
  const translate = useTranslate();
  const until = stays.until ?? '';
  return (
    <>
      <Part title={translate('people.erasure.goes')}>
        <li>{translate('people.erasure.record')}</li>
        {ERASED_KINDS.filter((kind) => goes[kind] > 0).map((kind) => (
          <li key={kind}>
            {translate(`people.erasure.kinds.${kind}`, { smart_count: goes[kind] })}
          </li>
        ))}
      </Part>
      {(stays.invoices > 0 || namedElsewhere > 0) && (
        <Part title={translate('people.erasure.stays')}>
          {stays.invoices > 0 && (
            <li>
              {translate('people.erasure.invoices', {
                smart_count: stays.invoices,
                until: isolated(formatShortDate(until), 'ltr'),
              })}
            </li>
          )}
          {namedElsewhere > 0 && (
            <li>{translate('people.erasure.elsewhere', { smart_count: namedElsewhere })}</li>
          )}
        </Part>
      )}
      <Alert severity="warning">{translate('people.erasure.final')}</Alert>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    <Box component="ul" data-rows sx={{ m: 0, paddingInlineStart: 2.5, typography: 'body2' }}>
      {children}
    </Box>
  </Box>
);
