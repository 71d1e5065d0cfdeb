import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { type CheckResult, checklistOf } from '../../../../domain/orders/checklist.ts';
import { canCheckIdentity } from '../../../../domain/orders/identity-files.ts';
import { isStaged, stageOf, verbsFrom } from '../../../../domain/orders/stages.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { useRecordActions } from '../../../kit/actions/ActionButtons.tsx';
import { RunDialogs } from '../../../kit/actions/RunDialogs.tsx';
import { useRun } from '../../../kit/actions/use-run.ts';
import type { Neighbour } from '../../../kit/queue/queue.ts';
import { useLetterKeys } from '../../../kit/queue/use-letter-keys.ts';
import { type PlaceInQueue, useQueue } from '../../../kit/queue/use-queue.ts';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import { UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import type { BulkAction } from '../../../kit/view/bulk-action.ts';
import { useView } from '../../../kit/view/use-view.ts';
import { ORDERS_SCOPE } from '../bulk/orders-scope.tsx';
import { IdentityOverPage } from '../identity/check-identity.ts';
import { CHECKED_FIELDS, mendAddress } from './mend-address.ts';

type Props = {
  id: string;
  /** The order, once it is there. */
  order: Order | undefined;
};

/**
 * The order as one of the list that it was opened from: what it still lacks, the orders beside it, and
 * the way to the next stage. It stays while the next order is read, and is not drawn again when its
 * order is only reloaded.
 */
export const OrderQueue = memo(function OrderQueue({ id, order }: Props) {
  const place = useQueue(commands.name, id);
  const navigate = useNavigate();
  const [hasKeys, setHasKeys] = useStore('queue.keys', true);
  // The way back leads to the list, however many orders one has gone through.
  const go = (to: Neighbour | undefined) => {
    if (!to) return;
    place?.go(to);
    navigate(orderAddress(to.id), { replace: true, state: { _scrollToTop: true } });
  };
  const top = useRef<HTMLDivElement>(null);
  const begunWith = useRef(id);
  useEffect(() => {
    if (begunWith.current === id) return;
    begunWith.current = id;
    // The buttons up here keep the focus: whoever presses them goes on pressing them.
    if (!top.current?.contains(document.activeElement)) top.current?.focus({ preventScroll: true });
  }, [id]);
  const send = useSendOn(order, () => go(place?.next));
  const [isIdentityOpen, setIdentityOpen] = useState(false);
  const openIdentity = order && canCheckIdentity(order) ? () => setIdentityOpen(true) : undefined;
  useLetterKeys(
    {
      ...(place && { j: () => go(place.next), k: () => go(place.previous), s: send.start }),
      i: openIdentity,
    },
    hasKeys,
  );
  useShortcuts('queue', hasKeys && place !== undefined);
  return (
    <Card ref={top} tabIndex={-1} sx={QUEUE}>
      {place && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Steps place={place} onGo={go} hasKeys={hasKeys} />
          <Box sx={{ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <KeysSwitch isOn={hasKeys} onSwitch={() => setHasKeys(!hasKeys)} />
            {/* Of the last order, its own actions below are the way on. */}
            {place.next && <SendButton send={send} hasKeys={hasKeys} />}
          </Box>
        </Box>
      )}
      {order && !order.finish && (
        <Checklist order={order} onIdentity={openIdentity} hasKeys={hasKeys} />
      )}
      {isIdentityOpen && (
        <Suspense fallback={null}>
          <IdentityOverPage id={id} onClose={() => setIdentityOpen(false)} />
        </Suspense>
      )}
      <RunDialogs run={send.run} />
    </Card>
  );
});

/** It has the focus when the next order begins, which needs no ring: it is no control. */
const QUEUE = {
  p: { xs: 1.5, sm: 2 },
  mb: 2,
  display: 'grid',
  gap: 1.5,
  '&:focus': { outline: 'none' },
} as const;

/** The action that sends the order on to the next stage, if it has one that this person may take. */
function useSendOn(order: Order | undefined, follow: () => void) {
  const view = useView();
  const possible = useRecordActions(view, order);
  const run = useRun<Order>({
    ...ORDERS_SCOPE,
    key: commands.name,
    page: { leave: () => undefined, follow },
  });
  const verbs: readonly string[] =
    order && isStaged(order) ? verbsFrom(stageOf(order.commandMode).name).on : [];
  const found = possible.find(({ verb }) => verbs.includes(verb));
  const action = found as BulkAction<Order> | undefined;
  const isIdle = run.state.at === 'idle';
  return {
    run,
    action,
    isIdle,
    start: order && action && isIdle ? () => void run.askOne(action, order) : undefined,
  };
}

type SendProps = { send: ReturnType<typeof useSendOn>; hasKeys: boolean };

function SendButton({ send: { action, start, isIdle }, hasKeys }: SendProps) {
  const translate = useTranslate();
  if (!action) return null;
  const verb = translate(action.labelOfOne ?? action.label);
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<action.icon />}
      disabled={!isIdle}
      onClick={start}
      {...(hasKeys && { 'aria-keyshortcuts': 'S' })}
    >
      {translate('queue.sendOn', { verb })}
      {hasKeys && <Key letter="S" />}
    </Button>
  );
}

type StepsProps = {
  place: PlaceInQueue;
  onGo: (to: Neighbour | undefined) => void;
  hasKeys: boolean;
};

/** The orders beside this one, and its place among them. */
function Steps({ place, onGo, hasKeys }: StepsProps) {
  const translate = useTranslate();
  const { title, position, total, isIn, previous, next } = place;
  return (
    <Box
      role="group"
      aria-label={translate('queue.label')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}
    >
      <StepButton
        label="queue.previous"
        letter={hasKeys ? 'K' : undefined}
        to={previous}
        onGo={onGo}
      >
        <ChevronLeft sx={TURNED} />
      </StepButton>
      <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isIn
          ? translate('queue.place', { position, total })
          : translate(next ? 'queue.left' : 'queue.end')}
      </Typography>
      <StepButton label="queue.next" letter={hasKeys ? 'J' : undefined} to={next} onGo={onGo}>
        <ChevronRight sx={TURNED} />
      </StepButton>
      {title && (
        <Typography variant="body2" color="text.secondary" noWrap>
          {translate(title)}
        </Typography>
      )}
    </Box>
  );
}

/** Forwards is to the left where one reads to the left. */
const TURNED = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;

type StepButtonProps = Pick<StepsProps, 'onGo'> & {
  label: 'queue.previous' | 'queue.next';
  letter: string | undefined;
  to: Neighbour | undefined;
  children: ReactNode;
};

/** Not disabled at the ends: a button disabled while it is pressed would lose the focus. */
function StepButton({ label, letter, to, onGo, children }: StepButtonProps) {
  const translate = useTranslate();
  const name = translate(label);
  return (
    <IconButton
      aria-label={name}
      data-hint={letter ? `${name} (${letter})` : name}
      {...(letter && { 'aria-keyshortcuts': letter })}
      aria-disabled={!to}
      onClick={() => onGo(to)}
      sx={{ minWidth: 44, minHeight: 44, '&[aria-disabled="true"]': { color: 'action.disabled' } }}
    >
      {children}
    </IconButton>
  );
}

/** Who dictates to the device, or rests a hand on the keys, can do without single letters. */
function KeysSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: () => void }) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate('queue.keys')}
      data-hint={translate(isOn ? 'queue.keysOn' : 'queue.keysOff')}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      onClick={onSwitch}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      <KeyboardOutlined fontSize="small" />
    </IconButton>
  );
}

const Key = ({ letter }: { letter: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      display: { xs: 'none', md: 'inline' },
      marginInlineStart: 1,
      px: 0.75,
      border: 1,
      borderRadius: 0.5,
      fontSize: 11,
      lineHeight: 1.5,
    }}
  >
    {letter}
  </Box>
);

type ChecklistProps = {
  order: Order;
  /** Opens the ID card, where there is a picture of it. */
  onIdentity: (() => void) | undefined;
  hasKeys: boolean;
};

/**
 * What the order has and what it lacks; a cross leads to where that is mended. The ID card can be looked
 * at here, whether it is complete or not.
 */
function Checklist({ order, onIdentity, hasKeys }: ChecklistProps) {
  const translate = useTranslate();
  const view = useView();
  const results = checklistOf(order).filter(
    ({ check }) => !CHECKED_FIELDS[check].some((path) => view.withholds(path)),
  );
  return (
    <Box
      component="ul"
      aria-label={translate('checklist.label')}
      sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {results.map((result) => (
        <Box
          component="li"
          key={result.check}
          sx={{ listStyle: 'none', display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 28 }}
        >
          <Result order={order} {...result} />
          {result.check === 'identity' && onIdentity && (
            <Button
              size="small"
              aria-haspopup="dialog"
              onClick={onIdentity}
              {...(hasKeys && { 'aria-keyshortcuts': 'I' })}
              sx={{ minWidth: 0, minHeight: 28, py: 0 }}
            >
              {translate('orders.identity.action')}
              {hasKeys && <Key letter="I" />}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Result({ order, check, passes }: CheckResult & { order: Order }) {
  const translate = useTranslate();
  const mayEdit = useAccess(commands).edit;
  const name = translate(`checklist.${passes ? 'tick' : 'cross'}.${check}`);
  if (passes) {
    return (
      <>
        <UrgencyIcon level="fine" size={20} />
        <Typography variant="body2" color="text.secondary">
          {name}
        </Typography>
      </>
    );
  }
  return (
    <>
      <UrgencyIcon level="overdue" size={20} />
      {mayEdit ? (
        <MuiLink component={Link} to={mendAddress(check, order)} variant="body2" color="error">
          {name}
        </MuiLink>
      ) : (
        <Typography variant="body2" color="error">
          {name}
        </Typography>
      )}
    </>
  );
}
