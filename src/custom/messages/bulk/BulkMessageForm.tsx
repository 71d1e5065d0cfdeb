import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unknownNames } from '../../../../domain/braced-names.ts';
import type { Locale } from '../../../../domain/fields.ts';
import type { LocalizedTexts } from '../../../../domain/messages/localized-texts.ts';
import type { MessagePreview } from '../../../../domain/messages/message-preview.ts';
import { PLACEHOLDERS } from '../../../../domain/messages/placeholders.ts';
import { rejectionReason } from '../../../kit/failure/rejection-reason.ts';
import { useHasPart } from '../../../providers/use-capabilities.ts';
import { NothingLeaves } from '../history/NothingLeaves.tsx';
import { MessageTextsInput } from '../template/MessageTextsInput.tsx';
import { TextWarnings } from '../template/TextWarnings.tsx';
import { usePreview } from '../template/use-preview.ts';
import { ContentChoices } from './ContentChoices.tsx';
import { KindChoice } from './KindChoice.tsx';
import { RecipientsPane } from './RecipientsPane.tsx';
import { foundTexts, SendBar } from './SendBar.tsx';
import type { BulkDraft } from './use-bulk-draft.ts';
import type { BulkPeople } from './use-bulk-people.ts';
import { useSend } from './use-send.ts';

type Props = {
  draft: BulkDraft;
  people: BulkPeople;
  onClose: () => void;
  onSent: () => void;
};

/** What is sent, and beside it who gets what; below, what it comes to. */
export function BulkMessageForm({ draft, people, onClose, onSent }: Props) {
  const translate = useTranslate();
  const { kind, texts, isEmpty, templates, stored } = draft;
  const isForPeople = people.ids.length > 0;
  const message = { ...people, ...draft.content };
  const unknown = useMemo(() => unknownIn(texts), [texts]);
  const isReady = !isEmpty && unknown.length === 0;
  const mend = isReady ? '' : translate('messaging.bulk.blocked.unknown', foundTexts(unknown));
  const before = isEmpty ? translate('messaging.bulk.preview.none') : mend;
  const preview = usePreview(kind, isReady && isForPeople ? message : undefined);
  const {
    mutate: send,
    isPending: isSending,
    error,
  } = useSend(() => {
    void stored.discard();
    onSent();
  });
  const [sendAt, choose] = useState<string>();
  // A back end that knows only the specification writes the text by itself.
  const isPlain = !templates.isPending && !templates.isThere;
  // What is planned must be seen, changed and cancelled somewhere.
  const canPlan = useHasPart('campaigns') === true && !isPlain;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <KindChoice kind={kind} isPlain={isPlain} onChoose={draft.setKind} />
        {error && (
          <Alert severity="error">
            {translate('messaging.bulk.rejected', { reason: rejectionReason(error, translate) })}
          </Alert>
        )}
        {isPlain ? (
          <PlainQuestion count={people.ids.length} />
        ) : (
          <Contents draft={draft} people={people} preview={preview} before={before} />
        )}
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
        onSend={() =>
          send({
            kind,
            message: isPlain ? { ids: people.ids } : { ...message, ...(sendAt && { sendAt }) },
          })
        }
      />
    </>
  );
}

type ContentsProps = Pick<
  ComponentProps<typeof RecipientsPane>,
  'people' | 'preview' | 'before'
> & {
  draft: BulkDraft;
};

/** The texts, and beside them what each person gets. */
function Contents({ draft, people, preview, before }: ContentsProps) {
  const { kind, texts, purpose, setText } = draft;
  const languages = useMemo(() => languagesOf(preview.data), [preview.data]);
  return (
    <>
      {kind !== 'broadcast' && <NothingLeaves channels={PHONES[kind]} />}
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ContentChoices draft={draft} />
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
        </Box>
        <RecipientsPane people={people} preview={preview} before={before} />
      </Box>
    </>
  );
}

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
