import ChatOutlined from '@mui/icons-material/ChatOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { chatAddress } from '../../../../domain/chat/chat-address.ts';
import { fileOf, readContent, summaryOf } from '../../../../domain/chat/message-content.ts';
import type { AttachmentType } from '../../../../domain/chat/message-types.ts';
import { isolated } from '../../../i18n/languages.ts';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import type { ChatMessage } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { clamped } from '../../../theme/clamped.ts';

const SHOWN = 5;

type CardProps = {
  /** The customer's id; without one there is no conversation. */
  customer: string | undefined;
  /** What the customer is called. */
  name: string;
};

/** The latest messages between the office and the customer; nothing if the back end has no chat. */
export function ConversationCard({ customer, name }: CardProps) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const { data, isPending, isError } = useQuery({
    queryKey: ['lastMessages', customer],
    queryFn: async ({ signal }) =>
      (await provider.getLastMessages(customer ?? '', SHOWN, { signal })) ?? null,
    enabled: customer !== undefined,
    meta: { silent: true },
  });
  if (customer === undefined || data === null) return null;
  const note = isPending ? 'common.loading' : isError ? 'conversation.failed' : 'conversation.none';
  return (
    <SectionCard
      title={translate('conversation.title')}
      icon={ChatOutlined}
      action={
        <Button size="small" component={Link} to={chatAddress(customer)}>
          {translate('conversation.open')}
        </Button>
      }
    >
      {data && data.length > 0 ? (
        <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {data.map((one) => (
            <LastMessage
              key={one._id}
              message={one}
              from={one.senderId === customer ? name : translate('conversation.office')}
            />
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(note)}
        </Typography>
      )}
    </SectionCard>
  );
}

type Props = { message: ChatMessage; from: string };

/** A message in short: who wrote it, when, and what; a file can be downloaded. */
function LastMessage({ message: { createdAt, message }, from }: Props) {
  const read = readContent(message);
  return (
    <Box component="li">
      <Typography variant="caption" color="text.secondary" component="p">
        <bdi>{from}</bdi>
        {createdAt && (
          <>
            {' · '}
            <ShortDate value={createdAt} withTime />
          </>
        )}
      </Typography>
      {read.is === 'file' ? (
        <SentFile message={message} type={read.type} />
      ) : (
        <Written message={message} />
      )}
    </Box>
  );
}

function Written({ message }: Pick<ChatMessage, 'message'>) {
  const translate = useTranslate();
  const summary = summaryOf(message);
  return (
    <Typography variant="body2" dir="auto" sx={CLIPPED}>
      {summary && 'kind' in summary
        ? translate(`conversation.kinds.${summary.kind}.name`)
        : message.content}
    </Typography>
  );
}

/** A long message can be read in the chat; three lines are enough here. */
const CLIPPED = { ...clamped(3), whiteSpace: 'pre-line' } as const;

type SentFileProps = Pick<ChatMessage, 'message'> & { type: AttachmentType };

function SentFile({ message, type }: SentFileProps) {
  const translate = useTranslate();
  const toast = useToast();
  const provider = useAppDataProvider();
  const [isLoading, setLoading] = useState(false);
  const file = fileOf({ message });
  const name = file.isNamed ? file.name : translate(`conversation.kinds.${type}.name`);
  const label = translate('common.downloadNamed', { name: isolated(name) });

  const download = async () => {
    setLoading(true);
    try {
      downloadFile(name, await provider.getAttachment(file.address));
    } catch {
      toast('conversation.lost', { type: 'error' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <InsertDriveFileOutlined fontSize="small" color="action" />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <IconButton
        size="small"
        data-hint={isLoading ? undefined : label}
        aria-label={label}
        disabled={isLoading}
        onClick={download}
      >
        <FileDownloadOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
