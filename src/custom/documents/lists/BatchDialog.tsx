import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DOCUMENTS, isLogged } from '../../../../domain/orders/document-kinds.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { DocumentFileActions } from '../printing/DocumentFileActions.tsx';
import { isQuestionable, PrintWarnings } from '../printing/PrintWarnings.tsx';
import { useReadyPrinter } from '../printing/use-printing.ts';
import { LeftOutOrders, QuestionableDeclarations, WeighedTwiceOrders } from './OrdersAlert.tsx';
import { type BatchState, type BatchWish, type OwnFilter, useBatch } from './use-batch.ts';

type Props = {
  wish: BatchWish;
  /** The filter that belongs to the list itself. */
  filter: OwnFilter;
  onEnd: () => void;
};

/** The progress of a batch, the orders it leaves out, and the actions on the finished file. */
export default function BatchDialog({ wish, filter, onEnd }: Props) {
  const translate = useTranslate();
  const state = useBatch(wish, filter, onEnd);
  return (
    <DialogFrame title={translate(`documents.batch.${state.kind}`)} width="xs" onClose={onEnd}>
      {(titleId) =>
        state.at === 'made' ? (
          <Made state={state} onClose={onEnd} />
        ) : (
          <MakingBatch state={state} titleId={titleId} onCancel={onEnd} />
        )
      }
    </DialogFrame>
  );
}

/** Draws nothing: the worker starts and loads its fonts as soon as this is on the page. */
export function ReadyPrinter() {
  useReadyPrinter();
  return null;
}

type MadeProps = {
  state: Extract<BatchState, { at: 'made' }>;
  onClose: () => void;
};

function Made({ state, onClose }: MadeProps) {
  const translate = useTranslate();
  const { kind, printed, orders, leftOut, questionable, weighedTwice } = state;
  const named = leftOut.length + questionable.length + weighedTwice.length;
  return (
    <>
      <DialogContent {...((named > 0 || (printed && isQuestionable(printed))) && { tabIndex: 0 })}>
        <Stack sx={{ gap: 1.5 }}>
          <Typography role="status">
            {printed
              ? translate('documents.batch.pages', { smart_count: printed.pages })
              : translate('documents.batch.nothing')}
          </Typography>
          <LeftOutOrders leftOut={leftOut} />
          <QuestionableDeclarations questionable={questionable} />
          <WeighedTwiceOrders orders={weighedTwice} />
          {printed && <PrintWarnings printed={printed} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        {printed && (
          <DocumentFileActions
            blob={printed.blob}
            name={DOCUMENTS[kind].batchFile}
            documents={isLogged(kind) ? { kind, orders } : undefined}
          />
        )}
      </DialogActions>
    </>
  );
}

type MakingProps = {
  state: Extract<BatchState, { at: 'making' }>;
  titleId: string;
  onCancel: () => void;
};

/** The progress of a batch, and the orders that it will leave out. */
function MakingBatch({ state: { share, leftOut }, titleId, onCancel }: MakingProps) {
  const translate = useTranslate();
  const percent = Math.floor(share * 100);
  const variant = percent > 0 ? 'determinate' : 'indeterminate';
  return (
    <>
      <DialogContent {...(leftOut.length > 0 && { tabIndex: 0 })}>
        <LinearProgress
          // Rendered as a new element: the bar would otherwise first animate backwards from its waiting state.
          key={variant}
          variant={variant}
          {...(percent > 0 && { value: percent })}
          aria-labelledby={titleId}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Stack direction="row" sx={{ mt: 1.5, mb: 1.5, justifyContent: 'space-between' }}>
          <Typography role="status" variant="body2">
            {translate('documents.loading')}
          </Typography>
          {/* The bar announces this to screen readers. */}
          <Typography aria-hidden variant="body2" sx={FIGURE}>
            {percent > 0 && `${percent} %`}
          </Typography>
        </Stack>
        <LeftOutOrders leftOut={leftOut} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('common.cancel')}</Button>
      </DialogActions>
    </>
  );
}

const FIGURE = { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' } as const;
