import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { hasSecondFactors } from '../../providers/has-second-factors.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { IconMenu } from './bar-menus.tsx';

const load = () => import('./AccountList.tsx');
const AccountBadge = lazyPart(() => import('../security/AccountBadge.tsx'), 'AccountBadge');

/** The icon, with a dot once there is something to read about one's own account. */
const WithNotices = () => (
  <Suspense fallback={<AccountCircleOutlined />}>
    <AccountBadge>
      <AccountCircleOutlined />
    </AccountBadge>
  </Suspense>
);

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
