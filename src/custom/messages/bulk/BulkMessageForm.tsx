import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { unknownNames } from '../../../../domain/braced-names.ts';
import type { Locale } from '../../../../domain/fields.ts';
import type { LocalizedTexts } from '../../../../domain/messages/localized-texts.ts';
import type { MessagePreview } from '../../../../domain/messages/message-preview.ts';
import { PLACEHOLDERS } from '../../../../domain/messages/placeholders.ts';
import { rejectionReason } from '../../../kit/failure/rejection-reason.ts';
import { useHasPart } from '../../../providers/use-capabilities.ts';
import { nameOfAttached } from '../dialog/name-of-attached.ts';
import { SendingState } from '../dialog/SendingState.tsx';
import { useBroadcast } from '../dialog/use-broadcast.ts';
import { NothingLeaves } from '../history/NothingLeaves.tsx';
import { campaignAddress } from '../history/sent-messages.ts';
import { MessageTextsInput } from '../template/MessageTextsInput.tsx';
import { TextWarnings } from '../template/TextWarnings.tsx';
import { type Preview, usePreview } from '../template/use-preview.ts';
import { ContentChoices } from './ContentChoices.tsx';
import { KindChoice } from './KindChoice.tsx';
import { RecipientsPane } from './RecipientsPane.tsx';
import { foundTexts, SendBar } from './SendBar.tsx';
import type { BulkDraft } from './use-bulk-draft.ts';
import type { BulkPeople } from './use-bulk-people.ts';
import { useSend } from './use-send.ts';

/** It comes with the chat: whoever writes by phone does not load it. */
const InsteadOfText = lazy(() => import('./InsteadOfText.tsx'));

type Props = {
  draft: BulkDraft;
  people: BulkPeople;
  onClose: () => void;
  onSent: () => void;
};

/** What is sent, and beside it who gets what; below, what it comes to. */
export function BulkMessageForm({ draft, people, onClose, onSent }: Props) {
  const translate = useTranslate();
  const { kind, texts, attached, isEmpty, templates, stored } = draft;
  const isForPeople = people.ids.length > 0;
  // Whom it reaches does not depend on what is sent instead of a text.
  const content = attached ? { texts: STAND_IN, purpose: draft.purpose } : draft.content;
  const message = { ...people, ...content };
  const unknown = useMemo(() => (attached ? [] : unknownIn(texts)), [attached, texts]);
  const isReady = !isEmpty && unknown.length === 0;
  const mend = isReady ? '' : translate('messaging.bulk.blocked.unknown', foundTexts(unknown));
  const before = isEmpty ? translate('messaging.bulk.preview.none') : mend;
  const answered = usePreview(kind, isReady && isForPeople ? message : undefined);
  const preview = attached ? saying(nameOfAttached(attached, translate), answered) : answered;
  const finish = () => {
    void stored.discard();
    onSent();
  };
  const sending = useSend(finish);
  const navigate = useNavigate();
  const files = useBroadcast(finish, ({ id }) => navigate(campaignAddress(id)));
  const isSending = sending.isPending || files.isSending;
  const [sendAt, choose] = useState<string>();
  // A back end that knows only the specification writes the text by itself.
  const isPlain = !templates.isPending && !templates.isThere;
  // What is planned must be seen, changed and cancelled somewhere.
  const canPlan = useHasPart('campaigns') === true && !isPlain && !attached;
  const attach: BulkDraft['attach'] = (next) => {
    if (isSending) return;
    files.forget();
    draft.attach(next);
  };
  const send = () => {
    if (attached) {
      const { purpose } = draft;
      const { ids } = people;
      files.send({ ids, message: attached, ...(purpose === 'marketing' && { purpose }) });
    } else {
      const written = { ...message, ...(sendAt && { sendAt }) };
      sending.mutate({ kind, message: isPlain ? { ids: people.ids } : written });
    }
  };
  return (
    <>
      <DialogContent sx={CONTENT}>
        <KindChoice kind={kind} isPlain={isPlain} onChoose={draft.setKind} />
        {sending.error && (
          <Alert severity="error">
            {translate('messaging.bulk.rejected', {
              reason: rejectionReason(sending.error, translate),
            })}
          </Alert>
        )}
        {isPlain ? (
          <PlainQuestion count={people.ids.length} />
        ) : (
          <Contents
            draft={draft}
            people={people}
            preview={preview}
            before={before}
            onAttach={attach}
          />
        )}
        <SendingState sending={files} attached={attached} onRetry={send} />
      </DialogContent>
      <SendBar
        isSms={kind === 'sms'}
        preview={isPlain ? undefined : preview}
        isEmpty={isPlain ? false : isEmpty}
        unknown={unknown}
        draft={stored.state}
        isForPeople={isForPeople}
        isSending={isSending}
        later={canPlan ? { sendAt, choose } : undefined}
        onClose={onClose}
        onSend={send}
      />
    </>
  );
}

type ContentsProps = Pick<
  ComponentProps<typeof RecipientsPane>,
  'people' | 'preview' | 'before'
> & {
  draft: BulkDraft;
  onAttach: BulkDraft['attach'];
};

/** The texts, and beside them what each person gets. */
function Contents({ draft, people, preview, before, onAttach }: ContentsProps) {
  const { kind, texts, purpose, attached, setText } = draft;
  const hasText = Object.values(texts).some((text) => text?.trim());
  const languages = useMemo(() => languagesOf(preview.data), [preview.data]);
  return (
    <>
      {kind !== 'broadcast' && <NothingLeaves channels={PHONES[kind]} />}
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ContentChoices draft={draft} />
          {!attached && (
            <>
              <MessageTextsInput
                texts={texts}
                onChange={setText}
                asSms={AS_SMS[kind]}
                people={languages}
              />
              <TextWarnings
                texts={texts}
                isMarketing={purpose === 'marketing'}
                needed={NONE}
                onChange={setText}
              />
            </>
          )}
          {kind === 'broadcast' && (
            <Suspense fallback={null}>
              <InsteadOfText draft={draft} hasText={hasText} onAttach={onAttach} />
            </Suspense>
          )}
        </Box>
        <RecipientsPane people={people} preview={preview} before={before} />
      </Box>
    </>
  );
}

/** A preview is requested with a text. */
const STAND_IN = { de: '…' };

/** The preview of what is not a text: everybody gets the same. */
const saying = (text: string, preview: Preview): Preview => ({
  ...preview,
  data: preview.data && {
    ...preview.data,
    recipients: preview.data.recipients.map((one) => ({ ...one, text })),
  },
});

/** The tabs show what is not written; who it concerns stands beside. */
const NONE: readonly Locale[] = [];

const AS_SMS = {
  sms: 'always',
  agency: 'perhaps',
  whatsapp: 'never',
  broadcast: 'never',
} as const;

/** By which channels to phones each kind may leave the house. */
const PHONES = { sms: ['sms'], agency: ['sms'], whatsapp: ['whatsapp'] } as const;

const CONTENT = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;

function PlainQuestion({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    <Typography>
      {count > 0
        ? translate('messaging.bulk.plain.question', { smart_count: count })
        : translate('messaging.bulk.plain.nobody')}
    </Typography>
  );
}

/** The placeholders, in any language, that stand for nothing. */
function unknownIn(texts: LocalizedTexts): readonly string[] {
  const labels = Object.values(texts ?? {}).flatMap((text) => unknownNames(text, PLACEHOLDERS));
  return [...new Set(labels)];
}

/** How many people read each language. */
function languagesOf(preview: MessagePreview | null | undefined) {
  const counts: Partial<Record<Locale, number>> = {};
  for (const { language } of preview?.recipients ?? []) {
    if (language) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}
