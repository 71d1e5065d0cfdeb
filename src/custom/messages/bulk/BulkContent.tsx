import Box from '@mui/material/Box';
import { type ClipboardEvent, type ComponentProps, lazy, Suspense, useMemo, useRef } from 'react';
import { textLimitOf } from '../../../../domain/chat/text-limits.ts';
import type { Locale } from '../../../../domain/fields.ts';
import type { MessagePreview } from '../../../../domain/messages/message-preview.ts';
import { NothingLeaves } from '../history/NothingLeaves.tsx';
import { MessageTextsInput } from '../template/MessageTextsInput.tsx';
import type { TextHandle } from '../template/TextPanel.tsx';
import { TextWarnings } from '../template/TextWarnings.tsx';
import { ContentChoices } from './ContentChoices.tsx';
import { RecipientsPane } from './RecipientsPane.tsx';
import type { BulkDraft } from './use-bulk-draft.ts';

/** It comes with the chat: whoever writes by phone does not load it. */
const ChatContent = lazy(() => import('./ChatContent.tsx'));

type Props = ComponentProps<typeof RecipientsPane> & {
  draft: BulkDraft;
} & Pick<ComponentProps<typeof ChatContent>, 'onAttach' | 'isPreparing' | 'onPreparing' | 'onSend'>;

/** What is sent, and beside it what each person gets. */
export function BulkContent({ draft, people, preview, before, ...chat }: Props) {
  const { kind, texts, purpose, attached, isPlain, setText } = draft;
  const input = useRef<TextHandle>(null);
  const pasted = useRef<(event: ClipboardEvent) => void>(null);
  const hasText = Object.values(texts).some((text) => text?.trim());
  const languages = useMemo(() => languagesOf(preview.data), [preview.data]);
  return (
    <>
      {kind !== 'broadcast' && <NothingLeaves channels={PHONES[kind]} />}
      <Box sx={COLUMNS}>
        <Box
          onPaste={(event) => pasted.current?.(event)}
          sx={{ display: 'grid', gap: 2, minWidth: 0 }}
        >
          <ContentChoices draft={draft} />
          {!attached && !isPlain && (
            <>
              <MessageTextsInput
                texts={texts}
                onChange={setText}
                asSms={AS_SMS[kind]}
                longest={textLimitOf(kind)}
                handle={input}
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
              <ChatContent
                draft={draft}
                input={input}
                pasted={pasted}
                hasText={hasText}
                {...chat}
              />
            </Suspense>
          )}
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

/** How many people read each language. */
function languagesOf(preview: MessagePreview | null | undefined) {
  const counts: Partial<Record<Locale, number>> = {};
  for (const { language } of preview?.recipients ?? []) {
    if (language) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}
