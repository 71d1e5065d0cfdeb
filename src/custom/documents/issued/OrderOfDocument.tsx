import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Code } from '../../../kit/format/formats.tsx';
import { orderAddress } from '../../orders/order-addresses.ts';
import type { ListedDocument } from './listed-document.ts';

type Props = { document: Pick<ListedDocument, 'order' | 'billCode' | 'orderExists'> };

/** The order of an issued document: a link, or only its code if the order is gone. */
export function OrderOfDocument({ document: { order, billCode, orderExists } }: Props) {
  const translate = useTranslate();
  if (!orderExists) {
    return (
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ textDecoration: 'line-through' }}
        title={translate('issued.list.gone', { code: `\u2068${billCode}\u2069` })}
      >
        <Code value={billCode} />
      </Typography>
    );
  }
  return (
    <MuiLink
      component={Link}
      to={orderAddress(order)}
      color="inherit"
      onClick={(event) => event.stopPropagation()}
    >
      <Code value={billCode} />
    </MuiLink>
  );
}
