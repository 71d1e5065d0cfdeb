import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { FormCard } from '../form/FormCard.tsx';

const DOCUMENTS = [
  { flag: 'withBill', label: 'order.page.bill' },
  { flag: 'withDeclar', label: 'order.page.declaration' },
  { flag: 'withTicket', label: 'order.page.ticket' },
] as const;

/** Which documents the order has. */
export function DocumentsCard({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <FormCard title={translate('order.page.documents')} icon={DescriptionOutlined}>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {DOCUMENTS.map(({ flag, label }) => (
          <Box
            component="li"
            key={flag}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none' }}
          >
            {order[flag] ? (
              <CheckCircleOutlined fontSize="small" color="success" />
            ) : (
              <RadioButtonUnchecked fontSize="small" color="disabled" />
            )}
            <Typography variant="body2" sx={{ flex: 1 }}>
              {translate(label)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {translate(order[flag] ? 'order.page.made' : 'order.page.notMade')}
            </Typography>
          </Box>
        ))}
      </Box>
    </FormCard>
  );
}
