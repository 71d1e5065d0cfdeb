import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import { useTranslate } from 'react-admin';
import { useLogOut } from '../session/use-log-out.tsx';
import { IconMenu } from './bar-menus.tsx';

const load = () => import('./AccountList.tsx');

/** The logged-in user, what they want to be shown, and the logout. */
export function AccountMenu() {
  const translate = useTranslate();
  const { logOut, question } = useLogOut();
  return (
    <>
      {question}
      <IconMenu
        label={translate('shell.bar.account')}
        icon={<AccountCircleOutlined />}
        load={load}
        more={{ onLogOut: logOut }}
      />
    </>
  );
}
