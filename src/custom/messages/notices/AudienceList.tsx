import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { NoticedRecipient } from '../../../../domain/messages/notice-preview.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { PhoneNumber } from '../../../kit/format/formats.tsx';
import { timeToday } from '../../../kit/format/time-today.ts';
import { OrderCodes } from '../OrderCodes.tsx';

/** A trip carries hundreds; whoever wants to see all of them finds them in the lists of orders. */
const SHOWN = 100;

/** Who would get a notice, on which channel, with which text, and who not and why. */
export function AudienceList({ recipients }: { recipients: readonly NoticedRecipient[] }) {
  const translate = useTranslate();
  const more = recipients.length - SHOWN;
  return (
    <>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={translate('messaging.notices.audience.list')}
        sx={LIST}
      >
        {recipients.slice(0, SHOWN).map((one) => (
          <Person key={one.person} one={one} />
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('messaging.notices.audience.more', { smart_count: more })}
        </Typography>
      )}
    </>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: 420,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

function Person({ one }: { one: NoticedRecipient }) {
  const translate = useTranslate();
  const { name, phone, language, text, skip, told: isNotified, orders, codes, from, waits } = one;
  return (
    <Box
      component="li"
      sx={{ px: 1.5, py: 1, ...((skip || isNotified) && { bgcolor: 'action.hover' }) }}
    >
      <Box sx={HEAD}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary">
          {phone ? <PhoneNumber value={phone} /> : translate('messaging.notices.audience.noNumber')}
        </Typography>
        <OrderCodes count={orders} codes={codes} />
        <NoticeResult one={one} />
      </Box>
      {!skip && !isNotified && text && (
        <Typography
          variant="body2"
          dir={language && LANGUAGES[language].direction}
          lang={language}
          sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      )}
      {from && (
        <Typography variant="caption" color="text.secondary">
          {waits
            ? translate(`messaging.notices.waiting.since.${waits}`, { time: timeToday(from) })
            : translate('messaging.notices.audience.at', { time: formatMoment(from) })}
        </Typography>
      )}
    </Box>
  );
}

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

/** The channel, or why there is none. */
function NoticeResult({ one: { skip, told: isNotified, channel } }: { one: NoticedRecipient }) {
  const translate = useTranslate();
  const label = isNotified
    ? translate('messaging.notices.audience.alreadyNotified')
    : skip
      ? translate(choiceLabelKey('deliveries', 'reason', skip))
      : translate(choiceLabelKey('notices', 'channels', channel));
  return (
    <Chip
      size="small"
      variant="outlined"
      color={skip ? 'warning' : 'default'}
      label={label}
      sx={{ marginInlineStart: 'auto' }}
    />
  );
}
