import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { partialName } from '../../../domain/record-name.ts';
import { isolated } from '../../i18n/languages.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import type { OutboxRecord } from '../../providers/chat/outbox-store.ts';
import type { StoredDraft } from '../../providers/drafts.ts';
import { definitionOf } from '../../providers/resource-path.ts';
import type { DeviceData } from './device-data.ts';
import { draftSummary } from './draft-summary.ts';

type Props = { data: DeviceData; onStay: () => void; onLeave: () => void };

/** Names what a logout permanently removes from this device. */
export function LogoutQuestion({ data: { drafts, messages, views }, onStay, onLeave }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      danger
      title={translate('shell.logout.title')}
      cancelLabel={translate('shell.logout.stay')}
      confirmLabel={translate('shell.logout.discard')}
      onClose={onStay}
      onConfirm={onLeave}
      content={
        <>
          {translate('shell.logout.text')}
          <Named heading="shell.logout.drafts">
            {drafts.map((draft) => (
              <li key={draft.key}>
                <DraftLine draft={draft} />
              </li>
            ))}
          </Named>
          <Named heading="shell.logout.messages">
            {messages.map((message) => (
              <li key={message.key}>
                <MessageLine message={message} />
              </li>
            ))}
          </Named>
          <Named heading="shell.logout.views">
            {views.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Lists may share a view's name.
              <li key={at}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Named>
        </>
      }
    />
  );
}

type NamedProps = {
  heading: 'shell.logout.drafts' | 'shell.logout.messages' | 'shell.logout.views';
  children: React.ReactNode[];
};

function Named({ heading, children }: NamedProps) {
  const translate = useTranslate();
  if (children.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2, color: 'text.primary' }}>
        {translate(heading)}
      </Typography>
      <Box
        component="ul"
        sx={{ my: 0.5, paddingInlineStart: 2.5, maxHeight: '30dvh', overflow: 'auto' }}
      >
        {children}
      </Box>
    </>
  );
}

/** As much of a text as identifies the message. */
const SHOWN_CHARACTERS = 60;

function MessageLine({ message: { message, createdAt } }: { message: OutboxRecord }) {
  const text = message.name ?? message.content;
  return (
    <>
      <bdi>{text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}</bdi>
      {' ('}
      <bdi dir="ltr">{formatMoment(createdAt)}</bdi>)
    </>
  );
}

function DraftLine({ draft }: { draft: StoredDraft }) {
  const translate = useTranslate();
  const { of, resource, code, people } = draftSummary(draft);
  const locale = useLocale();
  const definition = definitionOf(resource);
  const isNew = of === 'order' && code === undefined;
  const what =
    of === 'entry'
      ? translate(`resources.${resource}.name`, { smart_count: 1 })
      : translate(`shell.logout.of.${isNew ? 'newOrder' : of}`);
  const title = of === 'entry' && definition ? partialName(definition, draft.values, locale) : '';
  const names = title === '' ? people : [title];
  return (
    <>
      {what}
      {code && (
        <>
          {' '}
          <bdi>{code}</bdi>
        </>
      )}
      {names.length > 0 && (
        <>
          {': '}
          <bdi>{names.map((name) => isolated(name)).join(' – ')}</bdi>
        </>
      )}
      {' ('}
      <bdi dir="ltr">{formatMoment(draft.savedAt)}</bdi>)
    </>
  );
}
