import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recipientName, senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import { Code, PhoneNumber } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useLacks } from '../../../providers/use-capabilities.ts';
import { Facts } from '../form/form-parts.tsx';

/** The customer who sends, with a link to their page, if there is one for the user. */
export function SenderCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const lacks = useLacks();
  const { user } = order;
  const address = [user?.address, [user?.zipcode, user?.cityName].filter(Boolean).join(' ')];
  return (
    <SectionCard title={translate('order.form.sender')} icon={PersonOutlined}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar photo={user?.photo} size={48} />
        <Box sx={{ minWidth: 0 }}>
          {lacks('users') ? (
            <Typography dir="auto" sx={{ fontWeight: 600 }}>
              {senderName(order)}
            </Typography>
          ) : (
            <MuiLink
              component={Link}
              to={`/users/${encodeURIComponent(user?._id ?? '')}`}
              underline="hover"
              dir="auto"
              sx={{ fontWeight: 600 }}
            >
              {senderName(order)}
            </MuiLink>
          )}
          <Typography variant="body2" color="text.secondary">
            <CallLink phone={user?.phone}>
              <PhoneNumber value={user?.phone} />
            </CallLink>
          </Typography>
        </Box>
      </Box>
      <Facts
        facts={[
          {
            label: fieldLabelKey('users', 'code'),
            value: user?.code && <Code value={user.code} />,
          },
          {
            label: fieldLabelKey('users', 'address'),
            value: <bdi>{address.filter(Boolean).join(', ')}</bdi>,
          },
          { label: fieldLabelKey('users', 'tour'), value: user?.tour?.Tname },
          {
            label: fieldLabelKey('users', 'tour.SubsCribedCity'),
            value: user?.tour?.SubsCribedCity && <bdi>{user.tour.SubsCribedCity}</bdi>,
          },
        ]}
      />
    </SectionCard>
  );
}

/** The recipient and the address. */
export function RecipientCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { recipient } = order;
  return (
    <SectionCard title={translate('order.form.recipient')} icon={PlaceOutlined}>
      <Box sx={{ minHeight: 48 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{recipientName(order)}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <CallLink phone={recipient?.phone}>
            <PhoneNumber value={recipient?.phone} />
          </CallLink>
        </Typography>
      </Box>
      <Facts
        facts={[
          {
            label: fieldLabelKey('commands', 'recipient.address'),
            value: recipient?.address && <bdi>{recipient.address}</bdi>,
          },
        ]}
      />
    </SectionCard>
  );
}

type Props = { phone: string | null | undefined; children: ReactNode };

/** A telephone number that starts a call when it is pressed. */
const CallLink = ({ phone, children }: Props) =>
  phone ? (
    <MuiLink href={`tel:${phone}`} color="inherit" underline="hover">
      {children}
    </MuiLink>
  ) : null;
