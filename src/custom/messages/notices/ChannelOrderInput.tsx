import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { CHANNELS, type Channel } from '../../../../domain/messages/channels.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import type { InputProps } from '../../../kit/view/props.ts';

/** The channels of a notice in their order: each is added, moved and removed by its own buttons. */
export function ChannelOrderInput({ resource, source, path, readOnly = false }: InputProps) {
  const translate = useTranslate();
  const headingId = useId();
  const [announced, setAnnounced] = useState('');
  const { field } = useInput({ source, defaultValue: [] });
  const audience: unknown = useWatch({ name: 'audience' });
  const chosen = channelsOf(field.value);
  const nameOf = (channel: Channel) => translate(choiceLabelKey(resource, path, channel));
  const move = (from: number, to: number) => {
    const [channel] = chosen.slice(from, from + 1);
    if (!channel) return;
    field.onChange(chosen.filter((one) => one !== channel).toSpliced(to, 0, channel));
    const place = to + 1;
    setAnnounced(
      translate('messaging.notices.channels.moved', { channel: nameOf(channel), place }),
    );
  };
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={headingId} variant="subtitle2" component="h3">
        {translate(fieldLabelKey(resource, path))}
      </Typography>
      {chosen.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('messaging.notices.channels.none')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {chosen.map((channel, at) => (
          <Box key={channel} component="li" sx={ROW}>
            <Typography component="span" sx={{ minWidth: '8em' }}>
              {at + 1}. <bdi>{nameOf(channel)}</bdi>
            </Typography>
            {!readOnly && (
              <RowButtons
                channel={nameOf(channel)}
                onUp={at > 0 ? () => move(at, at - 1) : undefined}
                onDown={at < chosen.length - 1 ? () => move(at, at + 1) : undefined}
                onRemove={() => field.onChange(chosen.filter((one) => one !== channel))}
              />
            )}
          </Box>
        ))}
      </Box>
      {!readOnly && (
        <AddButtons
          channels={CHANNELS.filter((channel) => !chosen.includes(channel))}
          nameOf={nameOf}
          onAdd={(channel) => field.onChange([...chosen, channel])}
        />
      )}
      {audience === 'recipient' && (
        <Typography variant="body2" color="text.secondary">
          {translate('messaging.notices.channels.chat')}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announced}
      </Box>
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 } as const;

const channelsOf = (value: unknown): readonly Channel[] =>
  Array.isArray(value) ? value.filter((one) => isOneOf(CHANNELS, one)) : [];

type AddButtonsProps = {
  channels: readonly Channel[];
  nameOf: (channel: Channel) => string;
  onAdd: (channel: Channel) => void;
};

function AddButtons({ channels, nameOf, onAdd }: AddButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {channels.map((channel) => (
        <Button
          key={channel}
          size="small"
          variant="outlined"
          startIcon={<Add />}
          onClick={() => onAdd(channel)}
        >
          {translate('messaging.notices.channels.add', { channel: nameOf(channel) })}
        </Button>
      ))}
    </Box>
  );
}

type RowButtonsProps = {
  channel: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

function RowButtons({ channel, onUp, onDown, onRemove }: RowButtonsProps) {
  return (
    <>
      <RowButton verb="up" icon={ArrowUpward} channel={channel} onClick={onUp} />
      <RowButton verb="down" icon={ArrowDownward} channel={channel} onClick={onDown} />
      <RowButton verb="remove" icon={Close} channel={channel} onClick={onRemove} />
    </>
  );
}

type RowButtonProps = {
  verb: 'up' | 'down' | 'remove';
  icon: typeof SvgIcon;
  channel: string;
  onClick: (() => void) | undefined;
};

/** It stays where it is at the ends of the list, so that the focus does too. */
function RowButton({ verb, icon: Icon, channel, onClick }: RowButtonProps) {
  const translate = useTranslate();
  const label = translate(`messaging.notices.channels.${verb}`, { channel });
  return (
    <IconButton
      size="small"
      aria-label={label}
      data-hint={label}
      aria-disabled={onClick === undefined}
      onClick={onClick}
      sx={onClick ? undefined : { color: 'action.disabled' }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
