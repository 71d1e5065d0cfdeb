import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PlannedMessage } from '../../../../domain/chat/planned.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import { clamped } from '../../../theme/clamped.ts';
import { PlanDialog } from '../../planning/PlanDialog.tsx';
import { usePlanChange } from './use-planned.ts';

type Props = { planned: readonly PlannedMessage[] };

/** What is planned in a conversation, and what could not be sent: above where the next is written. */
export const PlannedLines = memo(function PlannedLines({ planned }: Props) {
  const translate = useTranslate();
  if (planned.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('chat.composer.later.list')}
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 180, overflowY: 'auto' }}
    >
      {planned.map((one) => (
        <PlannedLine key={one._id} planned={one} />
      ))}
    </Box>
  );
});

function PlannedLine({ planned }: { planned: PlannedMessage }) {
  const translate = useTranslate();
  const change = usePlanChange();
  const [isChanging, setChanging] = useState(false);
  const { _id, content, via, sendAt, by, reason } = planned;
  const time = isolated(formatMoment(sendAt), 'ltr');
  const hasFailed = planned.state === 'failed';
  return (
    <Box component="li" sx={{ ...LINE, bgcolor: hasFailed ? 'faint.error' : 'faint.primary' }}>
      {hasFailed ? (
        <UrgencyIcon level="overdue" size={20} />
      ) : (
        <ScheduleOutlined fontSize="small" color="action" />
      )}
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate(`chat.composer.later.${hasFailed ? 'failed' : 'until'}`, { time })}
          {via && ` · ${translate(`chat.channels.names.${via}`)}`}
          {by && (
            <>
              {' · '}
              <bdi>{by.name}</bdi>
            </>
          )}
        </Typography>
        {reason && (
          <Typography variant="body2" color="error">
            {translate(
              // Of all rejections, only this one is about who wrote it and not about the customer.
              reason === 'access.denied' ? 'chat.composer.later.leftOffice' : `errors.${reason}`,
            )}
          </Typography>
        )}
        <Typography variant="body2" sx={TEXT}>
          <bdi>{content}</bdi>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => setChanging(true)}>
          {translate('chat.composer.later.change')}
        </Button>
        <Button size="small" onClick={() => void change((to) => to.sendPlanned(_id))}>
          {translate('chat.composer.later.now')}
        </Button>
        <Button size="small" onClick={() => void change((to) => to.cancelPlanned(_id))}>
          {translate('chat.composer.later.cancel')}
        </Button>
      </Box>
      {isChanging && (
        <PlanDialog
          texts="chat.composer.later"
          text={content}
          sendAt={sendAt}
          onPlan={(plan) => change((to) => to.changePlanned(_id, plan))}
          onClose={() => setChanging(false)}
        />
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  px: 2,
  py: 0.5,
} as const;

const TEXT = clamped(2);
