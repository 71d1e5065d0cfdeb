import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { UserSummary } from '../../../domain/people/user-summary.ts';
import { Money } from '../../kit/format/formats.tsx';
import { formatNumber } from '../../kit/format/numbers.ts';
import { listAddress } from '../../kit/list/list-address.ts';
import { SectionCard } from '../../kit/SectionCard.tsx';
import { Urgency } from '../../kit/urgency/Urgency.tsx';
import { UNPAID } from '../orders/list-tools/OrderTotals.tsx';

type Props = {
  customer: string;
  balance: UserSummary['balance'] | undefined;
  isFailed: boolean;
};

/** What a customer owes, what they have paid, and for how many orders. */
export function BalanceCard({ customer, balance, isFailed }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const isInDebt = Number(balance?.owed ?? 0) > 0;
  const figures = [
    { name: 'owed', isPressing: isInDebt },
    { name: 'paid', isPressing: false },
    { name: 'orders', isPressing: false },
  ] as const;
  const shown = (name: (typeof figures)[number]['name']) => {
    if (isFailed) return '–';
    if (!balance) return <Skeleton width="5ch" />;
    return name === 'orders' ? (
      <MuiLink component={Link} to={listAddress('/commands', { user: customer })} color="inherit">
        {formatNumber(balance.orders, locale)}
      </MuiLink>
    ) : (
      <Money value={balance[name]} />
    );
  };
  return (
    <SectionCard title={translate('people.balance.title')} icon={AccountBalanceWalletOutlined}>
      <Box component="dl" sx={GRID}>
        {figures.map(({ name, isPressing }) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {translate(`people.balance.${name}`)}
            </Typography>
            <Typography component="dd" sx={VALUE}>
              {isPressing ? <Urgency level="soon">{shown(name)}</Urgency> : shown(name)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: 20 }}>
        {isFailed && translate('people.failed')}
        {(balance?.unpaid ?? 0) > 0 && (
          <MuiLink
            component={Link}
            to={listAddress('/commands', { user: customer, ...UNPAID })}
            color="inherit"
          >
            {translate('people.balance.unpaid', { smart_count: balance?.unpaid ?? 0 })}
          </MuiLink>
        )}
      </Typography>
    </SectionCard>
  );
}

const GRID = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 1,
  columnGap: { xs: 3, sm: 6 },
} as const;

const VALUE = {
  m: 0,
  fontSize: { xs: 18, sm: 22 },
  fontWeight: 650,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
