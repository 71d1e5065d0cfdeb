import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { type Outcome, tryCall } from './try-call.ts';
import type { DescribedCall } from './use-described-api.ts';

const SHOWN_CHARACTERS = 20_000;
const PLACEHOLDER = /\{(\w+)\}/;

/** Sends one call with the person's own session, and shows the answer as it came. */
export function TryCall({ call }: { call: DescribedCall }) {
  const { method } = call;
  const translate = useTranslate();
  const isList = method === 'GET' && !PLACEHOLDER.test(call.path);
  const [path, setPath] = useState(isList ? `${call.path}?limit=2` : call.path);
  const [body, setBody] = useState(call.body ?? '');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | 'sending'>();

  const send = async () => {
    setAsked(false);
    setOutcome('sending');
    setOutcome(await tryCall({ method, path, body: call.body === undefined ? undefined : body }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(path, call.body === undefined ? undefined : body);
    setProblem(wrong && translate(wrong.key, wrong.options));
    if (wrong) return;
    if (method === 'GET') void send();
    else setAsked(true);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 1.5, py: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <CodeField label="path" value={path} onType={setPath} />
      {call.body !== undefined && <CodeField label="body" value={body} onType={setBody} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box>
        <Button type="submit" variant="outlined" size="small" loading={outcome === 'sending'}>
          {translate('common.send')}
        </Button>
      </Box>
      {outcome !== undefined && outcome !== 'sending' && <Answer outcome={outcome} />}
      <ConfirmDialog
        open={isAsked}
        title={translate('guide.try.question', { method, path })}
        content={translate('guide.try.real')}
        confirmLabel={translate('common.send')}
        danger={method === 'DELETE'}
        onConfirm={() => void send()}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}

type CodeFieldProps = { label: 'path' | 'body'; value: string; onType: (typed: string) => void };

function CodeField({ label, value, onType }: CodeFieldProps) {
  const translate = useTranslate();
  const rows = label === 'body' ? { multiline: true, minRows: 3, maxRows: 16 } : {};
  return (
    <TextField
      {...rows}
      size="small"
      label={translate(`guide.try.${label}`)}
      value={value}
      onChange={(event) => onType(event.target.value)}
      slotProps={CODE}
    />
  );
}

const CODE = { htmlInput: { dir: 'ltr', spellCheck: false, style: { fontFamily: 'monospace' } } };

/** What keeps a call from being sent: a placeholder that is left, or a body that is no JSON. */
function problemOf(path: string, body: string | undefined) {
  const [, name] = path.match(PLACEHOLDER) ?? [];
  if (name) return { key: 'guide.try.missing', options: { name: `{${name}}` } };
  try {
    if (body?.trim()) JSON.parse(body);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return { key: 'guide.try.badBody', options: { reason } };
  }
}

function Answer({ outcome }: { outcome: Outcome }) {
  const translate = useTranslate();
  if (outcome === 'unreachable') {
    return <Alert severity="error">{translate('guide.try.unreachable')}</Alert>;
  }
  const { status, ms, text } = outcome;
  return (
    <Box role="status">
      <Alert severity={status < 400 ? 'success' : 'warning'} sx={{ mb: 1 }}>
        {translate('guide.try.answer', { status, ms })}
      </Alert>
      <Box component="pre" dir="ltr" tabIndex={0} sx={PRE}>
        {text.slice(0, SHOWN_CHARACTERS)}
      </Box>
      {text.length > SHOWN_CHARACTERS && (
        <Typography variant="body2" color="text.secondary">
          {translate('guide.try.long', { shown: SHOWN_CHARACTERS, all: text.length })}
        </Typography>
      )}
    </Box>
  );
}

const PRE = {
  m: 0,
  p: 1.5,
  maxHeight: 360,
  overflow: 'auto',
  fontSize: 13,
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;
