import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isolated, LANGUAGES } from '../../../i18n/languages.ts';
import { Code, PhoneNumber } from '../../../kit/format/formats.tsx';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';
import { useCustomer } from './use-customer.ts';

type Props = { clientId: string; conversation: ShownConversation | undefined };

/** How the customer is reached, which language they read, and who answers them. */
export function CustomerFacts({ clientId, conversation }: Props) {
  const translate = useTranslate();
  const customer = useCustomer(clientId);
  const language = conversation?.clientId.language ?? customer?.language;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {customer?.phone && (
        <MuiLink href={`tel:${customer.phone}`} underline="hover" variant="body2">
          <PhoneNumber value={customer.phone} />
        </MuiLink>
      )}
      <Typography variant="body2" color="text.secondary" sx={LINE}>
        {customer?.code && (
          <span>
            <Code value={customer.code} />
          </span>
        )}
        {customer?.cityName && (
          <span>
            <bdi>{customer.cityName}</bdi>
          </span>
        )}
        {language && (
          <span>
            <bdi lang={language}>{LANGUAGES[language].name}</bdi>
          </span>
        )}
      </Typography>
      {conversation?.state && (
        <Typography variant="body2" color="text.secondary">
          {conversation.assignedTo
            ? translate('chat.inbox.side.answers', {
                name: isolated(conversation.assignedTo.name),
              })
            : translate('chat.inbox.side.nobody')}
        </Typography>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > * + *::before': { content: '"·"', px: 0.75 },
} as const;
