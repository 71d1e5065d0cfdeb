import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fromCents } from '../../../domain/money.ts';
import type { PriceProposal } from '../../../domain/prices/price-proposal.ts';
import { commands } from '../../../domain/resources/commands.ts';
import { isolated } from '../../i18n/languages.ts';
import { loadPriceProposalTexts } from '../../i18n/price-proposal/catalogues.ts';
import { formatMoney } from '../../kit/format/numbers.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { UrgencyIcon } from '../../kit/urgency/Urgency.tsx';
import { PriceFormula } from './PriceFormula.tsx';

const Texts = lazyTexts('priceProposal', loadPriceProposalTexts);

type Props = {
  proposal: PriceProposal;
  /** What is taken now, in cents; `null` if that is open. Without it there is only the proposal. */
  current?: number | null;
  /** Why it is another price, if somebody has noted it. */
  reason?: string | null | undefined;
  isBusy?: boolean;
  /** Takes the proposed price; missing for those who may not. */
  onTake?: (() => void) | undefined;
  /** Leaves it for a reason; missing where none is stored. */
  onLeave?: ((reason: string) => void) | undefined;
};

/** What the price list proposes: taken with one click, or left for a reason. */
export function ProposedPrice(props: Props) {
  return (
    // Whoever types beside it must not lose the field while its texts are loaded.
    <Suspense fallback={null}>
      <Texts>
        <Proposal {...props} />
      </Texts>
    </Suspense>
  );
}

function Proposal({ proposal, current, reason, isBusy = false, onTake, onLeave }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [isLeaving, setIsLeaving] = useState(false);
  const money = (cents: number) => isolated(formatMoney(fromCents(cents), locale), 'ltr');
  const leave = (typed: string) => {
    setIsLeaving(false);
    onLeave?.(typed);
  };
  return (
    <Box component="section" aria-label={translate('priceProposal.title')} sx={FRAME}>
      <Typography variant="caption" color="text.secondary" component="h3">
        {translate('priceProposal.title')}
      </Typography>
      <PriceFormula proposal={proposal} />
      {current === undefined ? null : current === proposal.cents ? (
        <Note>
          <UrgencyIcon level="fine" size={16} /> {translate('priceProposal.agrees')}
        </Note>
      ) : (
        <>
          <Note>
            {current === null
              ? translate('priceProposal.open')
              : translate('priceProposal.now', { price: money(current) })}
          </Note>
          {reason && (
            <Note>{translate('priceProposal.because', { reason: isolated(reason) })}</Note>
          )}
          {isLeaving ? (
            <ReasonField
              reason={reason ?? ''}
              onSave={leave}
              onCancel={() => setIsLeaving(false)}
            />
          ) : (
            <Box sx={BUTTONS}>
              {onTake && (
                <Button size="small" variant="contained" disabled={isBusy} onClick={onTake}>
                  {translate('priceProposal.take', { price: money(proposal.cents) })}
                </Button>
              )}
              {onLeave && (
                <Button size="small" disabled={isBusy} onClick={() => setIsLeaving(true)}>
                  {translate(reason ? 'priceProposal.change' : 'priceProposal.leave')}
                </Button>
              )}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

type FieldProps = { reason: string; onSave: (reason: string) => void; onCancel: () => void };

function ReasonField({ reason, onSave, onCancel }: FieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(reason);
  const isReason = typed.trim() !== '';
  const save = () => {
    if (isReason) onSave(typed.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form around it is not sent.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onCancel();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        size="small"
        margin="none"
        autoFocus
        fullWidth
        label={translate('priceProposal.reason')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: commands.fields.priceReason.max } }}
      />
      <Box sx={BUTTONS}>
        <Button size="small" variant="contained" disabled={!isReason} onClick={save}>
          {translate('priceProposal.keep')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {translate('priceProposal.back')}
        </Button>
      </Box>
    </Box>
  );
}

const FRAME = {
  display: 'grid',
  gap: 0.75,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
