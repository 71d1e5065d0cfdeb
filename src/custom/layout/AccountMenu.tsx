import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { OptionalPart } from '../../kit/OptionalPart.tsx';
import { hasSecondFactors } from '../../providers/has-second-factors.ts';
import { whenIdle } from '../../providers/when-idle.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { IconMenu } from './bar-menus.tsx';

const load = () => import('./AccountList.tsx');
const AccountBadge = lazyPart(() => import('../security/AccountBadge.tsx'), 'AccountBadge');

/** The icon, with a dot once there is something to read about one's own account; after the first list. */
function WithNotices() {
  const client = useQueryClient();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(client, () => setIdle(true)), [client]);
  if (!isIdle) return <AccountCircleOutlined />;
  return (
    <OptionalPart fallback={<AccountCircleOutlined />}>
      <AccountBadge>
        <AccountCircleOutlined />
      </AccountBadge>
    </OptionalPart>
  );
}

/** The logged-in user, what they want to be shown, and the logout. */
export function AccountMenu() {
  const translate = useTranslate();
  const { logOut, question } = useLogOut();
  return (
    <>
      {question}
      <IconMenu
        label={translate('shell.bar.account')}
        icon={hasSecondFactors() ? <WithNotices /> : <AccountCircleOutlined />}
        load={load}
        more={{ onLogOut: logOut }}
      />
    </>
  );
}
