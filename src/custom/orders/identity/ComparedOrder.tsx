import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { Code, PhoneNumber, ShortDate } from '../../../kit/format/formats.tsx';
import { UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import { Facts } from '../form/form-parts.tsx';

/** What the order says of its sender, to be compared with the pictures, and how the check stands. */
export function ComparedOrder({ order }: { order: Order }) {
  const translate = useTranslate();
  const { user } = order;
  const place = [user?.zipcode, user?.cityName].filter(Boolean).join(' ');
  return (
    <Box
      component="section"
      aria-label={translate('identityCheck.compare')}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box>
        <Typography variant="caption" color="text.secondary" component="p">
          {translate('identityCheck.compare')}
        </Typography>
        <Typography variant="h6" component="p" dir="auto" sx={{ textAlign: 'start' }}>
          {senderName(order)}
        </Typography>
        <Typography component="p">
          <bdi>{[user?.address, place].filter(Boolean).join(', ') || '–'}</bdi>
        </Typography>
      </Box>
      <Facts
        facts={[
          {
            label: fieldLabelKey('users', 'phone'),
            value: user?.phone && <PhoneNumber value={user.phone} />,
          },
          { label: 'identityCheck.order', value: <Code value={order.billCode} /> },
        ]}
      />
      <State order={order} />
    </Box>
  );
}

function State({ order }: { order: Order }) {
  const { verified, identityRequestedAt, identitySeenAt } = order;
  const translate = useTranslate();
  if (identityRequestedAt) {
    return (
      <Box sx={STATE}>
        <UrgencyIcon level="soon" size={20} />
        <Typography variant="body2">
          {translate('identityCheck.since')} <ShortDate value={identityRequestedAt} />
        </Typography>
      </Box>
    );
  }
  if (identitySeenAt) {
    return (
      <Box sx={STATE}>
        <UrgencyIcon level="fine" size={20} />
        <Typography variant="body2">
          {translate('identityCheck.seenOn')} <ShortDate value={identitySeenAt} />
        </Typography>
      </Box>
    );
  }
  if (!verified) return null;
  return (
    <Box sx={STATE}>
      <UrgencyIcon level="fine" size={20} />
      <Typography variant="body2">{translate('identityCheck.verified')}</Typography>
    </Box>
  );
}

const STATE = { display: 'flex', alignItems: 'center', gap: 1 } as const;
