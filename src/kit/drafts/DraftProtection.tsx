import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { isolated } from '../../i18n/languages.ts';
import type { Draft } from '../../providers/drafts.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { LeaveGuard, LeaveQuestion } from '../dialog/LeaveGuard.tsx';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { formatMoment } from '../format/dates.ts';

export type ProtectionProps<Values, Base> = {
  draft: {
    /** A draft of an earlier visit that waits for an answer. */
    readonly offered: Draft<Values, Base> | undefined;
    readonly discard: () => Promise<void>;
  };
  /** What the user recognises the offered draft by. */
  named: (values: Values) => readonly string[];
  onRestore: () => void;
  /** Whether there is input that the server does not have. */
  isUnsaved: () => boolean;
};

/** Offers what was typed on an earlier visit, and requires a confirmation before the page is left. */
export function DraftProtection<Values, Base>(props: ProtectionProps<Values, Base>) {
  const { draft, named, onRestore, isUnsaved } = props;
  return (
    <>
      {draft.offered && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          names={named(draft.offered.values)}
          onRestore={onRestore}
          onDiscard={() => void draft.discard()}
        />
      )}
      <LeaveGuard
        isBlocked={isUnsaved}
        texts={LEAVING}
        further={(leave) => <DiscardButton onDiscard={draft.discard} leave={leave} />}
      />
    </>
  );
}

type ClosingProps = {
  draft: Pick<ProtectionProps<never, never>['draft'], 'discard'>;
  onStay: () => void;
  onLeave: () => void;
};

/** The same question for a form in a dialog, which is left without opening another page. */
export function ClosingQuestion({ draft, onStay, onLeave }: ClosingProps) {
  useBackCloses(true, onStay);
  return (
    <LeaveQuestion
      texts={LEAVING}
      onStay={onStay}
      onLeave={onLeave}
      further={(leave) => <DiscardButton onDiscard={draft.discard} leave={leave} />}
    />
  );
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
  return (
    <DialogFrame title={translate('kit.draft.title')} width="xs">
      <DialogContent>
        <DialogContentText>
          {translate('kit.draft.text', { time: isolated(formatMoment(savedAt), 'ltr') })}
        </DialogContentText>
        {names.length > 0 && (
          <DialogContentText dir="auto" sx={{ mt: 1, fontWeight: 600, color: 'text.primary' }}>
            {names.map((name) => isolated(name)).join(' – ')}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>{translate('kit.draft.discard')}</Button>
        <Button variant="contained" autoFocus onClick={onRestore}>
          {translate('kit.draft.restore')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

const LEAVING = {
  title: 'kit.leave.title',
  text: 'kit.leave.text',
  leave: 'kit.leave.leave',
  stay: 'kit.leave.stay',
} as const;

type DiscardProps = { onDiscard: () => Promise<void>; leave: () => void };

/** Leaves without what was typed, which is stored otherwise. */
function DiscardButton({ onDiscard, leave }: DiscardProps) {
  const translate = useTranslate();
  const discard = async () => {
    await onDiscard();
    leave();
  };
  return (
    <Button color="error" onClick={discard} sx={{ marginInlineEnd: 'auto' }}>
      {translate('kit.leave.discard')}
    </Button>
  );
}
