import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { Weight } from '../../../kit/format/formats.tsx';
import { useParcels } from '../../../providers/use-parcels.ts';
import { FormCard } from '../form/FormCard.tsx';
import { Facts } from './Facts.tsx';
import { ParcelList } from './ParcelList.tsx';

/** The parcels, and how they reach the recipient. */
export function ParcelsCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const parcels = useParcels(order);
  return (
    <FormCard title={translate('order.form.parcels')} icon={Inventory2Outlined}>
      <Facts
        facts={[
          { label: fieldLabelKey('commands', 'numofpackages'), value: order.numofpackages },
          { label: fieldLabelKey('commands', 'wights'), value: <Weight value={order.wights} /> },
          {
            label: fieldLabelKey('commands', 'type'),
            value: order.type && translate(choiceLabelKey('commands', 'type', order.type)),
          },
        ]}
      />
      {parcels.length > 0 && <ParcelList parcels={parcels} />}
    </FormCard>
  );
}
