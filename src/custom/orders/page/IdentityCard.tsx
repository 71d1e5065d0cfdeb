import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  backFile,
  frontFile,
  hasBothIdentityFiles,
} from '../../../../domain/orders/identity-files.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Facts, FormCard } from '../form/FormCard.tsx';

/** Which sides of the ID card exist, and a link to the check once both do. */
export function IdentityCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const uploaded = (file: string | undefined) =>
    translate(file ? 'order.page.present' : 'order.page.missing');
  return (
    <FormCard
      title={translate('order.form.identity')}
      icon={BadgeOutlined}
      action={
        hasBothIdentityFiles(order) && (
          <Button size="small" component={Link} to={`/ToDu/cin/${encodeURIComponent(order.id)}`}>
            {translate('orders.identity.action')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: 'orders.identity.front', value: uploaded(frontFile(order)) },
          { label: 'orders.identity.back', value: uploaded(backFile(order)) },
        ]}
      />
    </FormCard>
  );
}
