import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { Draft } from '../../providers/drafts.ts';
import { readToken } from '../../providers/session.ts';
import { formatMoment } from '../format/dates.ts';

type Props<Values, Base> = {
  draft: {
    /** A draft of an earlier visit that waits for an answer. */
    readonly offered: Draft<Values, Base> | undefined;
    readonly discard: () => Promise<void>;
  };
  /** What the user recognises the offered draft by. */
  named: (values: Values) => readonly string[];
  onChange: (values: Values) => void;
  onRestore: () => void;
  /** Whether there is input that the server does not have. */
  isUnsaved: () => boolean;
};

/**
 * Protects what is typed into the form around it: reports every change, offers the draft of an
 * earlier visit, and asks before the page is left.
 */
export function DraftGuards<Values extends FieldValues, Base>(props: Props<Values, Base>) {
  const { draft, named, onChange, onRestore, isUnsaved } = props;
  return (
    <>
      <Changes<Values> onChange={onChange} />
      {draft.offered && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          names={named(draft.offered.values)}
          onRestore={onRestore}
          onDiscard={() => void draft.discard()}
        />
      )}
      <LeaveGuard isUnsaved={isUnsaved} onDiscard={draft.discard} />
    </>
  );
}

type ChangesProps<Values> = { onChange: (values: Values) => void };

/** Reports every change of the form without rendering the form again. */
function Changes<Values extends FieldValues>({ onChange }: ChangesProps<Values>) {
  const values = useWatch<Values>() as Values;
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

type OfferProps = {
  /** When it was typed, ISO 8601. */
  savedAt: string;
  /** What it is about. */
  names: readonly string[];
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers the unsaved input of an earlier visit. It must be answered: typing on would overwrite it. */
function DraftOffer({ savedAt, names, onRestore, onDiscard }: OfferProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('kit.draft.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('kit.draft.text', { time: `\u2066${formatMoment(savedAt)}\u2069` })}
        </DialogContentText>
        {names.length > 0 && (
          <DialogContentText dir="auto" sx={{ mt: 1, fontWeight: 600, color: 'text.primary' }}>
            {names.map((name) => `\u2068${name}\u2069`).join(' – ')}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>{translate('kit.draft.discard')}</Button>
        <Button variant="contained" autoFocus onClick={onRestore}>
          {translate('kit.draft.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type LeaveProps = {
  /** Whether there is input that the server does not have. */
  isUnsaved: () => boolean;
  onDiscard: () => Promise<void>;
};

/** Asks before the user leaves a page with unsaved changes. It does not hold back an expired session. */
function LeaveGuard({ isUnsaved, onDiscard }: LeaveProps) {
  const translate = useTranslate();
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      readToken() !== undefined &&
      isUnsaved(),
  );
  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  const discard = async () => {
    await onDiscard();
    leave();
  };
  return (
    <Dialog open onClose={stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('kit.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('kit.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" onClick={discard} sx={{ marginInlineEnd: 'auto' }}>
          {translate('kit.leave.discard')}
        </Button>
        <Button onClick={leave}>{translate('kit.leave.leave')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {translate('kit.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
