import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ActionTexts, BulkAction } from '../../../../kit/view/bulk-action.ts';
import type { AppDataProvider } from '../../../../providers/app-data-provider.ts';
import type { ChangeMeta } from '../../../../providers/idempotency-keys.ts';
import { ReachedOn } from '../ReachedOn.tsx';
import { caption, WAITING, type WaitingNotice } from './waiting-page.ts';

/** Keeps it from everybody for whom it waits. */
export const holdBack: BulkAction<WaitingNotice> = {
  ...decision('hold', (provider, id, meta) => provider.holdWaitingNotice(id, meta)),
  icon: DoNotDisturbOnOutlined,
  isDanger: true,
};

/** Sends it without waiting any longer. */
export const sendNow: BulkAction<WaitingNotice> = {
  ...decision('send', (provider, id, meta) => provider.sendWaitingNotice(id, meta)),
  icon: SendOutlined,
};

/** How these actions speak of what waits, and what has changed after one. */
export const WAITING_SCOPE: ActionTexts = {
  resource: WAITING,
  touches: [WAITING, 'campaigns', 'deliveries'],
  name: (notice) => <bdi>{notice.title}</bdi>,
  codeOf: (notice) => notice.title,
  summary: (notices) => <Summary notices={notices as readonly WaitingNotice[]} />,
};

function decision(
  name: 'hold' | 'send',
  decide: (provider: AppDataProvider, id: string, meta: ChangeMeta) => Promise<void>,
): Omit<BulkAction<WaitingNotice>, 'icon'> {
  const text = (key: string) => caption(`${name}.${key}`);
  return {
    verb: name,
    label: text('label'),
    running: text('running'),
    // Drawn outside of the texts of this page.
    done: 'kit.bulk.actionDone',
    removes: true,
    notFound: caption('notWaiting'),
    run: {
      async each({ id }, { provider, meta }) {
        await decide(provider, id, meta);
        return undefined;
      },
    },
    confirmation: {
      title: text('title'),
      question: text('question'),
      confirm: text('label'),
      ...(name === 'send' && { notes: (notices) => <Sleeping notices={notices} /> }),
    },
  };
}

type Notices = { notices: readonly WaitingNotice[] };

/** Which notices, and whom each of them reaches. */
function Summary({ notices }: Notices) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1 }}>
      {notices.map((notice) => (
        <Box key={notice.id} sx={{ py: 0.5 }}>
          <Typography variant="body2" color="text.primary" sx={{ fontWeight: 600 }}>
            <bdi>{notice.title}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <ReachedOn {...notice} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** How many are woken up by sending now. */
function Sleeping({ notices }: Notices) {
  const translate = useTranslate();
  const asleep = notices.reduce((sum, { quiet }) => sum + (quiet ?? 0), 0);
  return asleep > 0 ? (
    <Alert severity="warning">{translate(caption('send.quiet'), { smart_count: asleep })}</Alert>
  ) : null;
}
