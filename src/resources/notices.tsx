import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { CHANNELS } from '../../domain/messages/channels.ts';
import { notices } from '../../domain/resources/notices.ts';
import { choiceLabelKey } from '../i18n/resource-labels.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const inputs = () => import('../custom/messages/notices/notice-inputs.tsx');
const channels = () => import('../custom/messages/notices/ChannelOrderInput.tsx');
const template = () => import('../custom/messages/notices/NoticeTemplateInput.tsx');

const Waiting = lazyPart(
  () => import('../custom/messages/notices/waiting/WaitingLine.tsx'),
  'WaitingLine',
);

const NoticeSwitch = lazy(() => import('../custom/messages/notices/NoticeSwitch.tsx'));

export const noticesView = viewOf(notices, {
  ...LATE_MENU.notices,
  list: {
    columns: ['title', 'active', 'tripGroup', 'place', 'audience', 'channels'],
    hidden: ['template', 'createdAt', 'updatedAt'],
    badges: ['active'],
    split: 'tripGroup',
    sort: ['place', 'ASC'],
    perPage: 25,
    above: WaitingAbove,
  },
  form: [
    { section: 'notice', fields: ['title', 'active', 'tripGroup', 'point', 'audience'] },
    { section: 'message', fields: ['template', 'channels'] },
  ],
  labels: { place: 'resources.notices.fields.point' },
  cells: { active: ActiveCell, place: MomentCell, channels: ChannelsCell },
  inputs: {
    active: lazyPart(inputs, 'ActiveInput'),
    point: lazyPart(inputs, 'PointInput'),
    template: lazyPart(template, 'NoticeTemplateInput'),
    channels: lazyPart(channels, 'ChannelOrderInput'),
  },
  screens: {
    create: lazy(() => import('../custom/messages/notices/NoticeCreation.tsx')),
    edit: lazy(() => import('../custom/messages/notices/NoticePage.tsx')),
    show: false,
  },
});

/** No space is reserved for what is seldom there. */
function WaitingAbove() {
  return (
    <Suspense fallback={null}>
      <Waiting />
    </Suspense>
  );
}

/** The place that the switch takes, so that nothing shifts when it comes. */
const SWITCH_SIZE = { display: 'inline-flex', inlineSize: 40, blockSize: 24 };

function ActiveCell({ record }: CellProps) {
  const { id, title, active, __v } = record;
  return (
    <Suspense fallback={<Box sx={SWITCH_SIZE} />}>
      <NoticeSwitch notice={{ id, title, active: active === true, __v }} />
    </Suspense>
  );
}

/** The list is sorted by where a moment is on the road; its name is shown. */
function MomentCell({ record }: CellProps) {
  const translate = useTranslate();
  return record.point ? translate(choiceLabelKey('notices', 'point', record.point)) : null;
}

/** The channels in their order; by default all of them. */
function ChannelsCell({ value }: CellProps) {
  const translate = useTranslate();
  const chosen: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : CHANNELS;
  return (
    <bdi>
      {chosen.map((one) => translate(choiceLabelKey('notices', 'channels', one))).join(' · ')}
    </bdi>
  );
}
