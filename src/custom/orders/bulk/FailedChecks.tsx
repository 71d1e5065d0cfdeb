import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type Check, failedChecks } from '../../../../domain/orders/checklist.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { AllTexts } from '../../../kit/AllTexts.tsx';

type Props = {
  orders: readonly Order[];
  /** Checks that another warning names already. */
  besides: readonly Check[];
};

/** What the check list of a single order has crosses at; of many orders it says nothing. */
export default function FailedChecks({ orders, besides }: Props) {
  const [order, ...others] = orders;
  const all = order && others.length === 0 ? failedChecks(order) : [];
  const failed = all.filter((check) => !besides.includes(check));
  if (failed.length === 0) return null;
  return (
    <AllTexts>
      <Named checks={failed} />
    </AllTexts>
  );
}

function Named({ checks }: { checks: readonly Check[] }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('checklist.failed')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {checks.map((check) => (
          <li key={check}>{translate(`checklist.cross.${check}`)}</li>
        ))}
      </Box>
    </Alert>
  );
}
