import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useLocale, useTranslate } from 'react-admin';
import { roleNamed } from '../../../domain/access.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { useActor } from '../../kit/access/use-access.ts';
import { useReadNotices } from '../../kit/list/use-read-notice.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { IconMenu } from './bar-menus.tsx';

/** The logged-in user, what they want to be shown, and the logout. */
export function AccountMenu() {
  const translate = useTranslate();
  const { logOut, question } = useLogOut();
  const { identity } = useGetIdentity();
  const role = useRoleLabel();
  return (
    <>
      {question}
      <IconMenu label={translate('shell.bar.account')} icon={<AccountCircleOutlined />}>
        {(close) => [
          <MenuItem key="who" disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
            <Box sx={{ maxWidth: 240 }}>
              <Typography noWrap fontWeight={600}>
                <bdi>{identity?.fullName}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {role}
              </Typography>
            </Box>
          </MenuItem>,
          <Divider key="line" component="li" />,
          <ReadNoticesItem key="notices" />,
          <MenuItem
            key="logout"
            onClick={() => {
              close();
              logOut();
            }}
          >
            <ListItemIcon>
              <Logout fontSize="small" className="mirrored" />
            </ListItemIcon>
            {translate('shell.menu.logout')}
          </MenuItem>,
        ]}
      </IconMenu>
    </>
  );
}

/** Switches the notices of what was read on or off. The menu hands it the props of its items. */
function ReadNoticesItem(props: MenuItemProps) {
  const translate = useTranslate();
  const { isWanted, choose } = useReadNotices();
  const Icon = isWanted ? CheckBoxOutlined : CheckBoxOutlineBlank;
  return (
    <MenuItem
      {...props}
      role="menuitemcheckbox"
      aria-checked={isWanted}
      onClick={() => void choose(!isWanted)}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate('shell.bar.readNotices')}
    </MenuItem>
  );
}

/** What people with the role of whoever is signed in are called; nothing while that is unknown. */
function useRoleLabel(): string | undefined {
  const actor = useActor();
  const locale = useLocale();
  return isOneOf(LOCALES, locale) ? roleNamed(actor?.role)?.labels[locale] : undefined;
}
