import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../kit/format/dates.ts';
import type { UnsentChange } from '../../providers/unsent/unsent-change.ts';
import { useUnsentTexts } from './use-unsent-texts.ts';

/** What becomes of a change: it waits, waits for another one, is being sent, or was not accepted. */
export type UnsentState = 'waits' | 'behind' | 'sending' | 'rejected';

type Props = {
  change: UnsentChange;
  state: UnsentState;
  onSendAgain: () => void;
  onDiscard: () => void;
};

/** One change that is not sent yet, in words. */
export function UnsentLine({ change, state, onSendAgain, onDiscard }: Props) {
  const translate = useTranslate();
  const texts = useUnsentTexts();
  const isRejected = state === 'rejected';
  return (
    <Box component="li" sx={LINE}>
      <Typography variant="subtitle2" component="h3">
        {texts.titleOf(change)}
      </Typography>
      {texts.valuesOf(change).map(({ key, label, value, now }) => (
        <Typography key={key} variant="body2">
          {label}
          {value !== undefined && (
            <>
              {': '}
              <bdi>{value}</bdi>
            </>
          )}
          {now !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' ('}
              {translate('unsent.now', { value: now })})
            </Box>
          )}
        </Typography>
      ))}
      <Typography variant="caption" color={isRejected ? 'error' : 'text.secondary'} component="p">
        <bdi dir="ltr">{formatMoment(change.at)}</bdi>
        {' · '}
        {translate(`unsent.${state}`)}
        {isRejected && <> · {texts.reasonOf(change)}</>}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        {isRejected && !change.rejection?.isFinal && (
          <Button size="small" variant="outlined" onClick={onSendAgain} sx={BUTTON}>
            {translate('unsent.sendAgain')}
          </Button>
        )}
        {state !== 'sending' && (
          <Button size="small" color="error" onClick={onDiscard} sx={BUTTON}>
            {translate('unsent.discard')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const LINE = { px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' } as const;
const BUTTON = { minHeight: { xs: 44, sm: 0 } } as const;
