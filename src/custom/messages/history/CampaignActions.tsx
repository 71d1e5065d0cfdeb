import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { errorKey } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { type Campaign, caption, isRunning } from './sent-messages.ts';

/** Stops what still runs, and sends it again to those whom it did not reach. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const provider = useAppDataProvider();
  const failed = campaign.failed ?? 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      {failed > 0 && !isRunning(campaign) && (
        <Confirmation
          name="retry"
          count={failed}
          icon={<ReplayOutlined />}
          run={() => provider.retryCampaign(campaign.id)}
        />
      )}
      {isRunning(campaign) && (
        <Confirmation
          name="stop"
          count={campaign.waiting ?? 0}
          icon={<StopCircleOutlined />}
          run={() => provider.stopCampaign(campaign.id)}
        />
      )}
    </Box>
  );
}

type ConfirmationProps = {
  name: 'retry' | 'stop';
  /** How many people it concerns. */
  count: number;
  icon: React.ReactNode;
  run: () => Promise<unknown>;
};

/** A button that confirms first, and reports afterwards what has happened. */
function Confirmation({ name, count, icon, run }: ConfirmationProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const client = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const text = (key: string) =>
    translate(caption(`${name}.${key}`), {
      smart_count: count,
      count: formatNumber(count, locale),
    });
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast(text('done'), { type: 'success' });
      await Promise.all(
        ['campaigns', 'deliveries'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
    onError: (error) => toast(errorKey(error), { type: 'error' }),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={name === 'stop' ? 'warning' : 'primary'}
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
