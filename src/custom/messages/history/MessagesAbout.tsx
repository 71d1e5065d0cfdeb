import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { LastMessages } from './LastMessages.tsx';
import { caption } from './sent-messages.ts';
import { type MessagesOf, useLastMessages } from './use-last-messages.ts';

type Props = { of: MessagesOf };

/** The last messages to a customer, read once somebody opens them. */
export function MessagesAbout(props: Props) {
  return (
    <MessagingTextsProvider>
      <Section {...props} />
    </MessagingTextsProvider>
  );
}

function Section({ of }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion variant="outlined" disableGutters onChange={(_, open) => setOpen(open)}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {translate(caption('title'))}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Opened of={of} />}</AccordionDetails>
    </Accordion>
  );
}

function Opened({ of }: Props) {
  const translate = useTranslate();
  const { messages, areStored, error, refetch } = useLastMessages(of, true);
  if (error && areStored) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (messages && messages.length > 0) return <LastMessages of={of} messages={messages} />;
  const none = !areStored ? 'notStored.title' : messages ? 'about.none' : undefined;
  return (
    <Typography color="text.secondary">
      {none ? translate(caption(none)) : translate('common.loading')}
    </Typography>
  );
}
