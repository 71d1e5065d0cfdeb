import ChatOutlined from '@mui/icons-material/ChatOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Channel, PhoneChannel } from '../../../../domain/messages/channels.ts';

/** The icon of a channel in lists and dialogs. */
export const CHANNEL_ICONS: Readonly<Record<Channel, typeof SvgIcon>> = {
  chat: ChatOutlined,
  whatsapp: WhatsApp,
  sms: SmsOutlined,
};

/** The outline of a channel's sign beside thousands of messages, which are plain elements. */
export const CHANNEL_OUTLINES: Readonly<Record<PhoneChannel, string>> = {
  whatsapp:
    'M6.62 10.79c1.44 2.83 3.76 5.14 6.59 6.59l2.2-2.2c.27-.27.67-.36 1.02-.24 1.12.37 2.33.57 3.57.57.55 0 1 .45 1 1V20c0 .55-.45 1-1 1-9.39 0-17-7.61-17-17 0-.55.45-1 1-1h3.5c.55 0 1 .45 1 1 0 1.25.2 2.45.57 3.57.11.35.03.74-.25 1.02z',
  sms: 'M20 2H4c-1.1 0-2 .9-2 2v18l4-4h14c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2M9 11H7V9h2zm4 0h-2V9h2zm4 0h-2V9h2z',
};
