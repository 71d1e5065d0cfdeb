import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import MarkChatUnreadOutlined from '@mui/icons-material/MarkChatUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  CONVERSATION_STATES,
  type ConversationState,
} from '../../../../domain/chat/conversation.ts';

const ICONS: Readonly<Record<ConversationState, typeof CheckCircleOutlined>> = {
  open: MarkChatUnreadOutlined,
  waiting: HourglassEmptyOutlined,
  closed: CheckCircleOutlined,
};

type Props = { state: ConversationState; onChoose: (state: ConversationState) => void };

/** How the office stands with the customer, and the way to change it by hand. */
export function StateMenu({ state, onChoose }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const Icon = ICONS[state];
  const label = translate(`chat.inbox.team.states.${state}`);
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        size="small"
        color={state === 'open' ? 'warning' : 'inherit'}
        aria-haspopup="menu"
        aria-label={`${translate('chat.inbox.team.state')}: ${label}`}
        data-hint={translate(`chat.inbox.team.stateHint.${state}`)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 40, gap: 0.75 }}
      >
        <Icon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {CONVERSATION_STATES.map((one) => {
            const Sign = ICONS[one];
            return (
              <MenuItem
                key={one}
                selected={one === state}
                onClick={() => {
                  close();
                  if (one !== state) onChoose(one);
                }}
              >
                <ListItemIcon>
                  <Sign fontSize="small" />
                </ListItemIcon>
                <ListItemText
                  primary={translate(`chat.inbox.team.states.${one}`)}
                  secondary={translate(`chat.inbox.team.stateHint.${one}`)}
                />
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
}
