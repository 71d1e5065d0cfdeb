import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { MessagePreview } from '../../../../domain/messages/message-preview.ts';
import { isolated } from '../../../i18n/languages.ts';
import { DraftTexts } from '../../../kit/drafts/DraftTexts.tsx';
import type { DraftState } from '../../../kit/drafts/use-draft-writer.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { PlanButton } from '../../planning/PlanButton.tsx';
import { euroCost } from '../cost.tsx';
import type { Blocked } from './blocked-by.ts';

type Props = {
  isSms: boolean;
  /** Why it cannot be sent now. */
  blocked: Blocked | undefined;
  /** What it comes to, where that is known. */
  totals: MessagePreview['totals'] | undefined;
  /** Placeholders that stand for nothing. */
  unknown: readonly string[];
  isSending: boolean;
  /** Whether what was written is stored on the device. */
  draft: DraftState;
  /** When it is sent, if that is later, and what chooses it; nothing where only 'now' is possible. */
  later: Later | undefined;
  onSend: () => void;
  onClose: () => void;
};

/** The moment that was chosen instead of now. */
export type Later = {
  readonly sendAt: string | undefined;
  readonly choose: (sendAt: string | undefined) => void;
};

/** What it comes to, and the button that sends it; what keeps it from being sent is its hint. */
export function SendBar(props: Props) {
  const { isSms, blocked, totals, unknown, isSending, draft, later, onSend, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const reason = blocked && translate(`messaging.bulk.blocked.${blocked}`, foundTexts(unknown));
  return (
    <DialogActions
      sx={{ flexWrap: 'wrap', gap: 1, px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {later?.sendAt && <LaterNote later={later} totals={totals} />}
      <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0, minHeight: 24 }}>
        {totals && <Totals totals={totals} isSms={isSms} />}
        <DraftTexts draft={draft} />
      </Box>
      <Button onClick={onClose} disabled={isSending}>
        {translate('shell.confirm.cancel')}
      </Button>
      {later && (
        <PlanButton
          texts="messaging.later"
          onPlan={async (sendAt) => {
            later.choose(sendAt);
            return true;
          }}
        />
      )}
      <Button
        variant="contained"
        startIcon={
          later?.sendAt ? <ScheduleSendOutlined sx={MIRRORED} /> : <SendOutlined sx={MIRRORED} />
        }
        loading={isSending}
        onClick={onSend}
        {...(reason && { 'aria-disabled': true, 'aria-describedby': id, 'data-hint': reason })}
        sx={reason ? UNAVAILABLE : {}}
      >
        {translate(later?.sendAt ? 'messaging.later.plan' : 'common.send')}
      </Button>
      <span id={id} hidden>
        {reason}
      </span>
    </DialogActions>
  );
}

const MIRRORED = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;

type LaterNoteProps = { later: Later; totals: MessagePreview['totals'] | undefined };

/** For when it is planned, whom it would reach now, and that this is decided again then. */
function LaterNote({ later: { sendAt = '', choose }, totals }: LaterNoteProps) {
  const translate = useTranslate();
  return (
    <Alert severity="info" sx={{ flex: '1 0 100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <strong>
            {translate('messaging.later.until', { time: isolated(formatMoment(sendAt), 'ltr') })}
          </strong>
          {'. '}
          {totals
            ? translate('messaging.later.again', { smart_count: totals.reached })
            : translate('messaging.later.decided')}
        </Box>
        <Button size="small" color="inherit" onClick={() => choose(undefined)}>
          {translate('messaging.later.instead')}
        </Button>
      </Box>
    </Alert>
  );
}

const UNAVAILABLE = {
  '&, &:hover': {
    bgcolor: 'action.disabledBackground',
    color: 'text.disabled',
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
} as const;

/** Placeholders inside a text of the screen, each as it was written. */
export const foundTexts = (texts: readonly string[]) => ({
  smart_count: texts.length,
  found: texts.map((label) => isolated(label, 'ltr')).join(', '),
});

/** People, segments and cost of what would be sent. */
function Totals({ totals, isSms }: Pick<MessagePreview, 'totals'> & { isSms: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { reached, segments, cost } = totals;
  const texts = [
    translate('messaging.bulk.total.people', { smart_count: reached }),
    isSms
      ? translate('messaging.bulk.total.segments', { smart_count: segments })
      : translate('messaging.bulk.total.messages', { smart_count: reached }),
    // The chat costs nothing.
    ...(cost > 0 ? [translate('messaging.bulk.total.cost', { cost: euroCost(cost, locale) })] : []),
  ];
  return (
    <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {texts.join(' · ')}
    </Typography>
  );
}
