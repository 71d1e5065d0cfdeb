import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Attempt } from '../../../../domain/resources/attempts.ts';
import { isolated } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { CardLine } from '../../../kit/list/CardLine.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import { listAddress } from '../../../kit/list/list-address.ts';
import type { CardContents, ComposedColumn } from '../../../kit/view/list-view.ts';

/** The list of all attempts to get in. */
export const ATTEMPTS = '/attempts';

/** The key of the sentence that says what happened. */
export const sentenceKey = ({ kind, way }: Pick<Attempt, 'kind' | 'way'>): string =>
  kind === 'wrongPassword' ? 'attempts.events.wrongPassword' : `attempts.events.${kind}.${way}`;

/** What happened, as a sentence; only the kind where the way is not known. */
export function AttemptSentence({ attempt }: { attempt: Attempt }) {
  const translate = useTranslate();
  const kind = translate(choiceLabelKey('attempts', 'kind', attempt.kind));
  return <>{translate(sentenceKey(attempt), { _: kind })}</>;
}

/** Whose number was typed. */
export function PersonOfAttempt({ attempt: { user } }: { attempt: Attempt }) {
  const translate = useTranslate();
  if (!user) {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {translate('attempts.nobody')}
      </Typography>
    );
  }
  return (
    <MuiLink
      component={Link}
      to={`/users/${encodeURIComponent(user._id)}`}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 500 }}
    >
      <Clipped text={user.name} width={220} />
    </MuiLink>
  );
}

/** The network that an attempt came from; a click shows all attempts from there. */
export function NetworkOfAttempt({ attempt: { network } }: { attempt: Attempt }) {
  const translate = useTranslate();
  if (!network) {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {translate('attempts.unknown')}
      </Typography>
    );
  }
  const hint = translate('attempts.sameNetwork', { network: isolated(network, 'ltr') });
  return (
    <MuiLink
      component={Link}
      to={listAddress(ATTEMPTS, { network })}
      aria-label={hint}
      data-hint={hint}
      color="inherit"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <bdi dir="ltr">{network}</bdi>
    </MuiLink>
  );
}

const asAttempt = (record: unknown) => record as Attempt;

/** The columns of attempts. */
export const attemptColumns = {
  at: {
    label: 'attempts.columns.at',
    shows: ['createdAt'],
    sort: 'createdAt',
    render: (record) => <ShortDate value={asAttempt(record).createdAt} withTime />,
  },
  what: {
    label: 'attempts.columns.what',
    shows: ['kind', 'way'],
    sort: 'kind',
    render: (record) => <AttemptSentence attempt={asAttempt(record)} />,
  },
  person: {
    label: 'resources.attempts.fields.user',
    shows: ['user'],
    sort: 'user.name',
    render: (record) => <PersonOfAttempt attempt={asAttempt(record)} />,
  },
  from: {
    label: 'resources.attempts.fields.network',
    shows: ['network'],
    sort: 'network',
    render: (record) => <NetworkOfAttempt attempt={asAttempt(record)} />,
  },
} satisfies Record<string, ComposedColumn>;

/** An attempt on a phone. */
export const AttemptCard: CardContents = ({ record }) => {
  const attempt = asAttempt(record);
  return (
    <>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        <AttemptSentence attempt={attempt} />
      </Typography>
      <CardLine>
        <PersonOfAttempt attempt={attempt} />
        <Typography component="span" variant="body2" color="text.secondary">
          <ShortDate value={attempt.createdAt} withTime />
        </Typography>
      </CardLine>
      <CardLine>
        <NetworkOfAttempt attempt={attempt} />
      </CardLine>
    </>
  );
};

/** What is stored here, for how long, and what is left out. */
export function AttemptsNote() {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '80ch' }}>
      {translate('attempts.note')}
    </Typography>
  );
}
