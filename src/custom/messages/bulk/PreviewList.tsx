import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SKIP_REASONS } from '../../../../domain/messages/campaign-values.ts';
import type { PreviewedRecipient } from '../../../../domain/messages/message-preview.ts';
import { unavailable } from '../../../kit/actions/unavailable.ts';
import { PreviewRow } from './PreviewRow.tsx';

const ON_A_PAGE = 8;

/** Those who get a message, page by page; on top those who do not, by reason. */
export function PreviewList({ recipients }: { recipients: readonly PreviewedRecipient[] }) {
  const translate = useTranslate();
  const sorted = useMemo(() => recipients.toSorted((a, b) => rankOf(a) - rankOf(b)), [recipients]);
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(sorted.length / ON_A_PAGE) - 1);
  const page = Math.min(wanted, last);
  const from = page * ON_A_PAGE;
  const shown = sorted.slice(from, from + ON_A_PAGE);
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('messaging.bulk.preview.list')}
        sx={{ ...LIST, ...(last > 0 && { minHeight: ON_A_PAGE * ROW_HEIGHT }) }}
      >
        {shown.map((message) => (
          <PreviewRow key={message.person} message={message} />
        ))}
      </Box>
      {last > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
          <Typography
            variant="body2"
            color="text.secondary"
            role="status"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {translate('messaging.bulk.preview.range', {
              from: from + 1,
              to: from + shown.length,
              total: sorted.length,
            })}
          </Typography>
          <Turn to="previous" isPossible={page > 0} onTurn={() => setPage(page - 1)} />
          <Turn to="next" isPossible={page < last} onTurn={() => setPage(page + 1)} />
        </Box>
      )}
    </>
  );
}

const ROW_HEIGHT = 68;

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** The skipped stand together by their reasons; all others keep the order of the back end. */
const rankOf = ({ skip }: PreviewedRecipient): number =>
  skip ? SKIP_REASONS.indexOf(skip) : SKIP_REASONS.length;

type TurnProps = { to: 'previous' | 'next'; isPossible: boolean; onTurn: () => void };

function Turn({ to, isPossible, onTurn }: TurnProps) {
  const translate = useTranslate();
  const label = translate(`messaging.bulk.preview.${to}`);
  const Icon = to === 'next' ? NavigateNext : NavigateBefore;
  return (
    <IconButton
      size="small"
      aria-label={label}
      data-hint={label}
      onClick={onTurn}
      {...(!isPossible && unavailable(label))}
    >
      <Icon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
    </IconButton>
  );
}
