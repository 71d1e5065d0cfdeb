import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import { campaignAddress, type Delivery } from './sent-messages.ts';

/** The order of a message. */
export const OrderOf = ({ order }: Pick<Delivery, 'order'>) =>
  order ? (
    <MuiLink component={Link} to={orderAddress(order._id)} color="inherit">
      <Code value={order.billCode} />
    </MuiLink>
  ) : null;

/** What a message was sent with; codes and answers belong to nothing. */
export const CampaignOf = ({ delivery }: { delivery: Delivery }) =>
  delivery.campaign ? (
    <MuiLink component={Link} to={campaignAddress(delivery.campaign)} color="inherit">
      <Clipped text={delivery.campaignTitle} width={200} />
    </MuiLink>
  ) : null;
