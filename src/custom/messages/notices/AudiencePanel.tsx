import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { AudienceList } from './AudienceList.tsx';
import { AudienceSummary } from './AudienceSummary.tsx';
import { SendingTimes } from './SendingTimes.tsx';
import { type StoredNotice, useNoticePreview } from './use-notice-preview.ts';

/** Who would get this notice if its moment came now, and when it would leave. */
export function AudiencePanel() {
  const notice = useRecordContext<StoredNotice>();
  return notice ? <Panel notice={notice} /> : null;
}

function Panel({ notice }: { notice: StoredNotice }) {
  const translate = useTranslate();
  const headingId = useId();
  const preview = useNoticePreview(notice);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 1.5, m: { xs: 2, sm: 3 }, mb: 0, p: 2, maxWidth: 960 }}
    >
      <div>
        <Typography id={headingId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate('messaging.notices.audience.title')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('messaging.notices.audience.meaning')}
        </Typography>
      </div>
      <AudienceSummary preview={preview} />
      <People recipients={preview.data?.recipients ?? []} />
      <SendingTimes />
    </Paper>
  );
}

type PeopleProps = Parameters<typeof AudienceList>[0];

function People({ recipients }: PeopleProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (recipients.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifySelf: 'start' }}
      >
        {translate(`messaging.notices.audience.${isOpen ? 'hide' : 'show'}`)}
      </Button>
      {isOpen && <AudienceList recipients={recipients} />}
    </Box>
  );
}
