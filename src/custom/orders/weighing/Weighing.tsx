import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import { type Parcel, parcelAccess } from '../../../../domain/parcels/parcel.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { loadWeighingTexts } from '../../../i18n/weighing/catalogues.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { lazyTexts } from '../../../kit/lazy-texts.tsx';
import { OrderPrice } from './OrderPrice.tsx';
import { WeighedBeside } from './WeighedBeside.tsx';
import { WeighingTable } from './WeighingTable.tsx';

const Texts = lazyTexts('weighing', loadWeighingTexts);

type Props = {
  order: Order;
  parcels: readonly Parcel[];
  /** The parcels, while none is being weighed. */
  children: ReactNode;
};

/** What the parcels of an order weigh beside what was announced, and what that costs by the list. */
export default function Weighing(props: Props) {
  return (
    <Texts>
      <Parts {...props} />
    </Texts>
  );
}

function Parts({ order, parcels, children }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const mayWeigh = actor !== undefined && allows(parcelAccess.edit, actor);
  if (isOpen) {
    const close = () => {
      setIsOpen(false);
      setWasOpen(true);
    };
    return <WeighingTable order={order} parcels={parcels} onClose={close} />;
  }
  return (
    <>
      <WeighedBeside order={order} parcels={parcels} />
      {mayWeigh && parcels.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          // The focus comes back to where the weighing began.
          autoFocus={wasOpen}
          startIcon={<ScaleOutlined />}
          onClick={() => setIsOpen(true)}
          sx={{ alignSelf: 'start' }}
        >
          {translate('weighing.weigh')}
        </Button>
      )}
      <OrderPrice order={order} parcels={parcels} />
      {children}
    </>
  );
}
