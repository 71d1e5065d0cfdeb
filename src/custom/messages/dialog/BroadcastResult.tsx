import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../kit/format/numbers.ts';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import { campaignAddress } from '../history/sent-messages.ts';
import { useCampaignProgress } from './use-campaign-progress.ts';

type Props = { sent: CampaignProgress; onClose: () => void };

/** How far a message to many has come, until it has reached everybody whom it can reach. */
export function BroadcastResult({ sent, onClose }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { campaign, isOver, stop } = useCampaignProgress(sent);
  const { id, total, waiting } = campaign;
  const share = total === 0 ? 0 : Math.round((100 * (total - waiting)) / total);
  return (
    <>
      <DialogContent dividers sx={CONTENT}>
        {isOver ? (
          <Alert severity={SEVERITY[endOf(campaign)]} role="status">
            {translate(`messaging.dialog.result.${endOf(campaign)}`)}
          </Alert>
        ) : (
          <Box>
            <Typography id={`${id}-title`} gutterBottom>
              {translate('messaging.dialog.result.running', {
                done: formatNumber(total - waiting, locale),
                total: formatNumber(total, locale),
              })}
            </Typography>
            <LinearProgress
              aria-labelledby={`${id}-title`}
              {...(total > 0 && { variant: 'determinate', value: share })}
            />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {translate('messaging.dialog.result.goesOn')}
            </Typography>
          </Box>
        )}
        <Figures campaign={campaign} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!isOver && (
          <Button
            color="error"
            loading={stop.isPending}
            onClick={() => stop.mutate()}
            sx={{ marginInlineEnd: 'auto' }}
          >
            {translate('messaging.dialog.result.stop')}
          </Button>
        )}
        <Button component={Link} to={campaignAddress(id)}>
          {translate('messaging.dialog.result.details')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('common.backToList')}
        </Button>
      </DialogActions>
    </>
  );
}

const SEVERITY = { done: 'success', partly: 'warning', stopped: 'info' } as const;

const endOf = ({ state, failed, unknown }: CampaignProgress): keyof typeof SEVERITY =>
  state === 'stopped' ? 'stopped' : failed + unknown > 0 ? 'partly' : 'done';

const FIGURES = ['sent', 'delivered', 'seen', 'unknown', 'failed', 'skipped', 'waiting'] as const;

/** How many people are at which status; each counts once. */
function Figures({ campaign }: { campaign: CampaignProgress }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const shown = FIGURES.filter((figure) => figure === 'sent' || campaign[figure] > 0);
  return (
    <Box component="dl" sx={GRID}>
      {shown.map((figure) => (
        <Box key={figure} sx={FIGURE}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`messaging.dialog.result.figures.${figure}`)}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0 }}>
            {formatNumber(campaign[figure], locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const CONTENT = { display: 'flex', flexDirection: 'column', gap: 2 } as const;

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 1,
  m: 0,
} as const;

const FIGURE = {
  display: 'flex',
  flexDirection: 'column',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
} as const;
