import EditOutlined from '@mui/icons-material/EditOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { errorKey } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { PlanDialog } from '../../planning/PlanDialog.tsx';
import { type Campaign, caption, isPlanned, isRunning } from './sent-messages.ts';

const HISTORY = caption('');
const LATER = 'messaging.later.';

/**
 * Stops what still runs, and sends it again to those whom it did not reach. What is planned gets
 * another moment, is sent now or cancelled.
 */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const provider = useAppDataProvider();
  const failed = campaign.failed ?? 0;
  const count = campaign.total ?? 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      {isPlanned(campaign) && (
        <>
          <MomentChange campaign={campaign} />
          <Confirmation
            texts={`${LATER}begin`}
            count={count}
            icon={<SendOutlined sx={MIRRORED} />}
            run={() => provider.sendPlannedCampaign(campaign.id)}
          />
          <Confirmation
            texts={`${LATER}stop`}
            isEnding
            count={count}
            icon={<StopCircleOutlined />}
            run={() => provider.stopCampaign(campaign.id)}
          />
        </>
      )}
      {failed > 0 && !isRunning(campaign) && (
        <Confirmation
          texts={`${HISTORY}retry`}
          count={failed}
          icon={<ReplayOutlined />}
          run={() => provider.retryCampaign(campaign.id)}
        />
      )}
      {isRunning(campaign) && (
        <Confirmation
          texts={`${HISTORY}stop`}
          isEnding
          count={campaign.waiting ?? 0}
          icon={<StopCircleOutlined />}
          run={() => provider.stopCampaign(campaign.id)}
        />
      )}
    </Box>
  );
}

const MIRRORED = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;

/** Gives what is planned another moment. */
function MomentChange({ campaign: { id, sendAt } }: { campaign: Campaign }) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const readAgain = useReadAgain();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const plan = async (moment: string): Promise<boolean> => {
    try {
      await provider.replanCampaign(id, moment);
      toast(translate(`${LATER}changed`), { type: 'success' });
      return true;
    } catch (error) {
      toast(errorKey(error), { type: 'error' });
      return false;
    } finally {
      await readAgain();
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<EditOutlined />}
        onClick={() => setOpen(true)}
      >
        {translate(`${LATER}change`)}
      </Button>
      {isOpen && sendAt && (
        <PlanDialog
          texts="messaging.later"
          sendAt={sendAt}
          onPlan={(chosen) => plan(chosen.sendAt)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Reads what was sent anew, and to whom. */
function useReadAgain() {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        ['campaigns', 'deliveries'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
    [client],
  );
}

type ConfirmationProps = {
  /** Under which key its texts stand. */
  texts: string;
  /** Whether somebody gets no message then. */
  isEnding?: boolean;
  /** How many people it concerns. */
  count: number;
  icon: React.ReactNode;
  run: () => Promise<unknown>;
};

/** A button that confirms first, and reports afterwards what has happened. */
function Confirmation({ texts, isEnding = false, count, icon, run }: ConfirmationProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const readAgain = useReadAgain();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const text = (key: string) =>
    translate(`${texts}.${key}`, {
      smart_count: count,
      count: formatNumber(count, locale),
    });
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast(text('done'), { type: 'success' });
      await readAgain();
    },
    onError: (error) => toast(errorKey(error), { type: 'error' }),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isEnding ? 'warning' : 'primary'}
        startIcon={icon}
        onClick={() => setOpen(true)}
      >
        {text('label')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={text('title')}
        content={text('question')}
        confirmLabel={text('confirm')}
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
