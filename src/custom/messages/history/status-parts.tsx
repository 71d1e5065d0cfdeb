import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { CHANNEL_ICONS } from '../../chat/parts/channel-icons.ts';
import {
  type Campaign,
  type Channel,
  caption,
  type Delivery,
  isPlanned,
  STATE_TONE,
  TONE_OF,
} from './sent-messages.ts';

const ICON = { display: 'inline-flex', verticalAlign: 'middle', color: 'text.secondary' } as const;

/** A channel as an icon, with its name. */
export function ChannelIcon({ channel }: { channel: Channel | null | undefined }) {
  const translate = useTranslate();
  if (!channel || !Object.hasOwn(CHANNEL_ICONS, channel)) return null;
  const Icon = CHANNEL_ICONS[channel];
  const name = translate(choiceLabelKey('deliveries', 'channel', channel));
  return (
    <Box component="span" data-hint={name} sx={ICON}>
      <Icon fontSize="small" titleAccess={name} />
    </Box>
  );
}

/** Whether something is still being sent, or for when it is planned. */
export function StateChip({ state, sendAt }: Pick<Campaign, 'state' | 'sendAt'>) {
  const translate = useTranslate();
  if (!state) return null;
  const moment = isPlanned({ state }) && sendAt;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={STATE_TONE[state] ?? 'default'}
      label={
        moment
          ? translate('messaging.later.until', { time: isolated(formatMoment(moment), 'ltr') })
          : translate(choiceLabelKey('campaigns', 'state', state))
      }
    />
  );
}

/** How far a message has come. */
export function StatusChip({ status }: Pick<Delivery, 'status'>) {
  const translate = useTranslate();
  if (!status) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={TONE_OF[status] ?? 'default'}
      label={translate(choiceLabelKey('deliveries', 'status', status))}
    />
  );
}

/** Why a message did not arrive, what can be done about it, and the provider's own message. */
export function Reason({ reason, detail, isWhole = false }: ReasonProps) {
  const translate = useTranslate();
  if (!reason) return null;
  const why = translate(choiceLabelKey('deliveries', 'reason', reason));
  const help = translate(caption(`reasons.${reason}.help`));
  const more = [help, detail].filter(Boolean).join(' ');
  return (
    <Typography
      component="span"
      variant="body2"
      color="text.secondary"
      {...(!isWhole && { 'data-hint': more })}
      sx={{ display: 'block' }}
    >
      {why}
      {isWhole && (
        <>
          . {help} <bdi>{detail}</bdi>
        </>
      )}
    </Typography>
  );
}

type ReasonProps = Pick<Delivery, 'reason' | 'detail'> & {
  /** Whether all is written out, where nothing can be hovered. */
  isWhole?: boolean;
};

type ChoiceProps = {
  /** A resource and the path of a choice of it. */
  of: readonly [resource: string, path: string];
  value: string | null | undefined;
};

/** What a value of a choice is called. */
export function Choice({ of: [resource, path], value }: ChoiceProps) {
  const translate = useTranslate();
  return value ? translate(choiceLabelKey(resource, path, value), { _: value }) : null;
}
