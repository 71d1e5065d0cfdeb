import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import GppGoodOutlined from '@mui/icons-material/GppGoodOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { roleNamed } from '../../../domain/access.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { useActor } from '../../kit/access/use-access.ts';
import { useReadNotices } from '../../kit/list/use-read-notice.ts';
import { shortcutList } from '../../kit/shortcuts/use-shortcuts.ts';
import { hasSecondFactors } from '../../providers/has-second-factors.ts';
import { BarMenu, type BarMenuProps } from './BarMenu.tsx';

/** Who is signed in, what they want to be shown, and the way out. */
export default function AccountList({
  onLogOut,
  ...props
}: BarMenuProps & { onLogOut: () => void }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const role = useRoleLabel();
  const { isWanted, choose } = useReadNotices();
  const Tick = isWanted ? CheckBoxOutlined : CheckBoxOutlineBlank;
  return (
    <BarMenu {...props}>
      <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
        <Box sx={{ maxWidth: 240 }}>
          <Typography noWrap fontWeight={600}>
            <bdi>{identity?.fullName}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {role}
          </Typography>
        </Box>
      </MenuItem>
      <Divider component="li" />
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={isWanted}
        onClick={() => void choose(!isWanted)}
      >
        <ListItemIcon>
          <Tick fontSize="small" />
        </ListItemIcon>
        {translate('shell.bar.readNotices')}
      </MenuItem>
      {hasSecondFactors() && (
        <MenuItem component={Link} to="/security" onClick={props.onClose}>
          <ListItemIcon>
            <GppGoodOutlined fontSize="small" />
          </ListItemIcon>
          {translate('shell.bar.security')}
        </MenuItem>
      )}
      <MenuItem
        aria-keyshortcuts="?"
        onClick={() => {
          props.onClose();
          shortcutList.set(true);
        }}
      >
        <ListItemIcon>
          <KeyboardOutlined fontSize="small" />
        </ListItemIcon>
        {translate('shell.bar.shortcuts')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          props.onClose();
          onLogOut();
        }}
      >
        <ListItemIcon>
          <Logout fontSize="small" className="mirrored" />
        </ListItemIcon>
        {translate('shell.menu.logout')}
      </MenuItem>
    </BarMenu>
  );
}

/** What people with the role of whoever is signed in are called; nothing while that is unknown. */
function useRoleLabel(): string | undefined {
  const actor = useActor();
  const locale = useLocale();
  return isOneOf(LOCALES, locale) ? roleNamed(actor?.role)?.labels[locale] : undefined;
}
