import EuroOutlined from '@mui/icons-material/EuroOutlined';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { Code, Money } from '../../../kit/format/formats.tsx';
import { FormCard } from '../form/FormCard.tsx';
import { BilledTo } from './BilledTo.tsx';
import { Facts } from './Facts.tsx';

/** The price, the method of payment, and who the invoice is for. */
export function PaymentCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { payment, priceTotal, priceSub, rechnr } = order;
  return (
    <FormCard title={translate('order.page.payment')} icon={EuroOutlined}>
      <Facts
        facts={[
          {
            label: fieldLabelKey('commands', 'priceTotal'),
            value: priceTotal && <Money value={priceTotal} />,
          },
          {
            label: fieldLabelKey('commands', 'payment'),
            value: payment && translate(choiceLabelKey('commands', 'payment', payment)),
          },
          {
            label: fieldLabelKey('commands', 'priceSub'),
            value: priceSub && <Money value={priceSub} />,
          },
          { label: fieldLabelKey('commands', 'rechnr'), value: rechnr && <Code value={rechnr} /> },
        ]}
      />
      <BilledTo order={order} />
    </FormCard>
  );
}
