import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { backFile, canCheckIdentity, frontFile } from '../../../../domain/orders/identity-files.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { Facts } from '../form/form-parts.tsx';
import { IdentityOverPage } from '../identity/check-identity.ts';

/** Which sides of the ID card exist, and the check of them over this page. */
export function IdentityCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const uploaded = (file: string | undefined) =>
    translate(file ? 'order.page.present' : 'order.page.missing');
  const { identityRequestedAt: since, identitySeenAt: seen } = order;
  return (
    <SectionCard
      title={translate('order.form.identity')}
      icon={BadgeOutlined}
      action={
        canCheckIdentity(order) && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {translate('orders.identity.action')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: 'orders.identity.front', value: uploaded(frontFile(order)) },
          { label: 'orders.identity.back', value: uploaded(backFile(order)) },
          ...(since
            ? [
                {
                  label: fieldLabelKey('commands', 'identityRequestedAt'),
                  value: <ShortDate value={since} />,
                },
              ]
            : []),
          ...(seen
            ? [
                {
                  label: fieldLabelKey('commands', 'identitySeenAt'),
                  value: <ShortDate value={seen} />,
                },
              ]
            : []),
        ]}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <IdentityOverPage id={String(order.id)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
