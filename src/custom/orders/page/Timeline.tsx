import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { ActivityButton } from '../../../kit/show/ActivityButton.tsx';
import { type HistoryLine, historyTexts } from './history-texts.ts';

const SHOWN_AT_FIRST = 8;

/** Who did what to the order, and when; newest first. */
export function Timeline({ order }: { order: Order }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const history = order.history ?? [];
  const newestFirst = history.toReversed();
  const shown = isWhole ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST);
  return (
    <SectionCard title={translate('order.page.history')} icon={HistoryOutlined}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActivityButton resource="commands" id={order.id} />
      </Box>
      {/* A list leaves the history out: it is on its way, and nothing is shown yet. */}
      {order.history === undefined ? null : history.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('order.page.noHistory')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {shown.map((line, at) => (
            <Moment
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one change share their moment, and none is moved.
              key={`${line.at} ${newestFirst.length - at}`}
              line={line}
              group={order.tripGroup}
              isLast={at === shown.length - 1}
            />
          ))}
        </Box>
      )}
      {shown.length < history.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ alignSelf: 'start' }}>
          {translate('order.page.wholeHistory', { smart_count: history.length - shown.length })}
        </Button>
      )}
    </SectionCard>
  );
}

type MomentProps = { line: HistoryLine; group: Order['tripGroup']; isLast: boolean };

function Moment({ line, group, isLast }: MomentProps) {
  const translate = useTranslate();
  const { action, from, to } = historyTexts(line, translate, group);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, listStyle: 'none' }}>
      <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Box
          sx={{ width: 9, height: 9, mt: '6px', borderRadius: '50%', bgcolor: 'primary.main' }}
        />
        {!isLast && <Box sx={{ flex: 1, width: 2, bgcolor: 'divider', my: 0.5 }} />}
      </Box>
      <Box sx={{ pb: isLast ? 0 : 1.5, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {action}
        </Typography>
        {(from || to) && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {from && (
              <>
                <bdi>{from}</bdi>{' '}
                <Box component="span" className="mirrored" sx={{ display: 'inline-block' }}>
                  →
                </Box>{' '}
              </>
            )}
            <bdi>{to}</bdi>
          </Typography>
        )}
        <Typography variant="caption" color="text.secondary" component="p">
          <bdi>{line.by}</bdi> · <ShortDate value={line.at} withTime />
        </Typography>
      </Box>
    </Box>
  );
}
