import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../../../domain/fields.ts';
import { channelOf } from '../../../../domain/messages/channels.ts';
import type { PreviewedRecipient } from '../../../../domain/messages/message-preview.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { PhoneNumber } from '../../../kit/format/formats.tsx';
import { clamped } from '../../../theme/clamped.ts';
import { CentCost } from '../cost.tsx';
import { OrderCodes } from '../OrderCodes.tsx';
import { HighlightedText } from '../template/HighlightedText.tsx';

/** One person: who, on which number, in which language, what exactly, and what it costs. */
export function PreviewRow({ message }: { message: PreviewedRecipient }) {
  const translate = useTranslate();
  const { name, phone, language, skip, codes = [], missing = [] } = message;
  const lacking =
    skip === 'missingValue'
      ? [missing.map((one) => translate(`messaging.bulk.placeholder.${one}`)).join(', ')]
      : [];
  return (
    <Box component="li" sx={{ px: 1.5, py: 1, ...(skip && { bgcolor: 'action.hover' }) }}>
      <Box sx={HEAD}>
        <Typography variant="body2" component="span" noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary" noWrap>
          {phone ? <PhoneNumber value={phone} /> : translate('messaging.bulk.preview.noNumber')}
        </Typography>
        {language && (
          <Typography variant="body2" component="span" color="text.secondary" lang={language}>
            {LANGUAGES[language].name}
          </Typography>
        )}
        <OrderCodes count={codes.length} codes={codes} />
        {skip ? (
          <Chip
            size="small"
            variant="outlined"
            color="warning"
            label={[translate(`messaging.bulk.skip.${skip}`), ...lacking].join(': ')}
            sx={{ marginInlineStart: 'auto' }}
          />
        ) : (
          <Needs message={message} />
        )}
      </Box>
      {!skip && message.text && (
        <WholeText
          text={message.text}
          language={message.language}
          isFlagged={hasSegments(message)}
        />
      )}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 24,
} as const;

const hasSegments = ({ channel }: PreviewedRecipient): boolean =>
  channel !== undefined && channelOf(channel).pricedBy === 'segment';

/** Encoding, segments and cost, in columns of their own. */
function Needs({ message }: { message: PreviewedRecipient }) {
  const translate = useTranslate();
  const { channel, encoding, segments = 0, cost = 0 } = message;
  return (
    <Typography
      variant="body2"
      component="span"
      color="text.secondary"
      sx={{ display: 'flex', marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}
    >
      {channel && !hasSegments(message) && (
        <span>{translate(choiceLabelKey('deliveries', 'channel', channel))}</span>
      )}
      {hasSegments(message) && (
        <>
          <Box component="bdi" dir="ltr" sx={{ minWidth: '4em', textAlign: 'end' }}>
            {encoding}
          </Box>
          <Box component="span" sx={{ minWidth: '4em', textAlign: 'end' }}>
            {translate('messaging.bulk.counter.segments', { smart_count: segments })}
          </Box>
        </>
      )}
      <Box component="span" sx={{ minWidth: '4.5em', textAlign: 'end' }}>
        {cost > 0 && <CentCost cost={cost} />}
      </Box>
    </Typography>
  );
}

type WholeTextProps = { text: string; language?: Locale | undefined; isFlagged: boolean };

/** The text as it will be sent: two lines of it, and all of it on demand. */
function WholeText({ text, language = 'de', isFlagged }: WholeTextProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  return (
    <ButtonBase
      component="div"
      role="button"
      aria-expanded={isWhole}
      data-hint={isWhole ? undefined : translate('messaging.bulk.preview.whole')}
      onClick={() => setWhole(!isWhole)}
      sx={{ display: 'block', width: '100%', textAlign: 'start', borderRadius: 0.5 }}
    >
      <Typography
        variant="body2"
        component="div"
        dir={LANGUAGES[language].direction}
        lang={language}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...(!isWhole && CLAMPED) }}
      >
        <HighlightedText text={text} isSms={isFlagged} />
      </Typography>
    </ButtonBase>
  );
}

const CLAMPED = clamped(2);
