import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CHANNELS, PHONE_CHANNELS } from '../../../domain/messages/channels.ts';
import type { PreferenceChange, UserSummary } from '../../../domain/people/user-summary.ts';
import type { User } from '../../../domain/resources/users.ts';
import { isolated } from '../../i18n/languages.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { SectionCard } from '../../kit/SectionCard.tsx';

type Props = { user: User; summary: UserSummary | undefined; isFailed: boolean };

/** What a customer has agreed to and stopped, and since when: the carrier must be able to prove it. */
export function ChannelPreferencesCard({ user, summary, isFailed }: Props) {
  const translate = useTranslate();
  const { consent, optOut } = user;
  const preferences = [
    ...CHANNELS.map((channel) => [`consent.${channel}`, consent?.[channel]] as const),
    ...PHONE_CHANNELS.map((channel) => [`optOut.${channel}`, optOut?.[channel]] as const),
  ];
  const lastOf = (path: string) => summary?.wishes.find((change) => change.path === path);
  return (
    <SectionCard title={translate('people.channelPreferences.title')} icon={HowToRegOutlined}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {preferences.map(([path, value]) => (
          <Box key={path} sx={LINE}>
            <Typography component="dt" variant="body2" sx={{ flex: 1, minWidth: 0 }}>
              {translate(fieldLabelKey('users', path))}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: value ? 650 : 400 }}>
              {translate(value ? 'people.channelPreferences.yes' : 'people.channelPreferences.no')}
            </Typography>
            <Typography component="dd" variant="caption" color="text.secondary" sx={WHEN}>
              {summary ? (
                <When change={lastOf(path)} />
              ) : isFailed ? (
                '–'
              ) : (
                <Skeleton width="12ch" />
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

function When({ change }: { change: PreferenceChange | undefined }) {
  const translate = useTranslate();
  if (!change) return translate('people.channelPreferences.never');
  const at = formatMoment(change.at);
  return change.byThemselves
    ? translate('people.channelPreferences.changedThemselves', { at })
    : translate('people.channelPreferences.changed', { at, by: isolated(change.by) });
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
} as const;

const WHEN = {
  m: 0,
  flexBasis: '100%',
  minHeight: 18,
  fontVariantNumeric: 'tabular-nums',
} as const;
