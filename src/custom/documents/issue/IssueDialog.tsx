import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { missingFacts } from '../../../../domain/documents/invoice/missing-facts.ts';
import { printTextsOf } from '../../../../domain/documents/print-texts-of.ts';
import type { OneWeight } from '../../../../domain/documents/weights.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isDay } from '../../../../domain/validate.ts';
import { isolated } from '../../../i18n/languages.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { formatLongDate } from '../../../kit/format/dates.ts';
import { DayField } from '../../../kit/inputs/date-inputs.tsx';
import { useAppDataProvider, useParcels } from '../../../providers/use-app-data-provider.ts';
import { customerTexts } from '../editing/customer-texts.ts';
import { type PrintContent, printContentQuery } from '../printing/print-content.ts';
import { useParcelWeight } from '../weights/use-parcel-weight.ts';
import { WeightDifference } from '../weights/WeightDifference.tsx';
import { lackingFacts } from './issued-file.ts';
import {
  ActionFailure,
  MissingInvoiceFacts,
  UnprintableParts,
  unprintableParts,
} from './open-points.tsx';
import { draftToIssue, type ToIssue, useIssue } from './use-issue.ts';

type Props = {
  draft: ToIssue;
  /** Whether its customer has it as soon as it is issued. */
  andSend: boolean;
  onDone: (issued: IssuedInvoice) => void;
  /** Answers whether the form says what is wrong; the dialog does where it does not. */
  onRejected: (error: unknown) => boolean;
  onStale: (current: Order) => void;
  /** Takes one weight over where the places of the order state several. */
  onTake: (one: OneWeight) => void;
  onClose: () => void;
};

/** What an invoice lacks before it can be issued, and the date of service. */
export function IssueDialog({ draft, andSend, onTake, onClose, ...endings }: Props) {
  const { order, values } = draft;
  const { day } = values;
  const translate = useTranslate();
  const [isSameDay, setSameDay] = useState(false);
  const [typed, setTyped] = useState('');
  const { data: content, error: unread } = useQuery(printContentQuery(useAppDataProvider()));
  const parcels = useParcels(order);
  const { weigh, isWeighing } = useParcelWeight(parcels);
  const { issue, isIssuing, failure } = useIssue({ draft, ...endings });
  const serviceDate = isSameDay ? null : isDay(typed) ? typed : undefined;
  const { missing, unprintable } = content
    ? openPoints(order, { day, serviceDate }, content)
    : NOTHING_OPEN;
  const isMistyped = !isSameDay && typed !== '' && !isDay(typed);
  const isReady = content !== undefined && !isMistyped && missing.length + unprintable.length === 0;
  // Only the short forms of an invoice may be silent about it.
  const isSilent = serviceDate === undefined && !missing.includes('serviceDate');
  // The server judges the stored version, which may lack more than is known here.
  const lacking = missing.length > 0 ? missing : lackingFacts(failure);
  const rejection = unread ?? (lackingFacts(failure).length === 0 ? failure : undefined);
  return (
    <ConfirmDialog
      open
      busy={isIssuing || isWeighing}
      blocked={!isReady}
      title={translate(andSend ? 'editor.send.issueTitle' : 'documents.issue.title')}
      confirmLabel={translate(andSend ? 'editor.send.issueFirst' : 'documents.issue.issue')}
      onConfirm={() => issue(serviceDate)}
      onClose={onClose}
      content={
        <Stack sx={{ gap: 2 }}>
          <Typography color="text.primary">
            {translate('documents.issue.text', { date: isolated(formatLongDate(day), 'ltr') })}
          </Typography>
          {andSend && (
            <Typography color="text.primary">
              {translate('editor.send.text', customerTexts(order.user))}
            </Typography>
          )}
          <ServiceDay
            typed={typed}
            isMistyped={isMistyped}
            isSameDay={isSameDay}
            onType={setTyped}
            onSameDay={setSameDay}
          />
          {content && isSilent && (
            <Alert severity="warning">{translate('documents.issue.noServiceDate')}</Alert>
          )}
          <WeightDifference
            order={{ ...order, parcels }}
            isBusy={isIssuing || isWeighing}
            onTake={(one) => {
              onTake(one);
              weigh(one.parcel, one.kilograms);
            }}
          />
          {lacking.length > 0 && (
            <MissingInvoiceFacts facts={lacking}>
              {translate('documents.issue.missing')}
            </MissingInvoiceFacts>
          )}
          {unprintable.length > 0 && <UnprintableParts parts={unprintable} />}
          {rejection !== undefined && <ActionFailure error={rejection} />}
        </Stack>
      }
    />
  );
}

/** What prevents an invoice from being issued: missing facts, and characters that could not be printed. */
function openPoints(
  order: Order,
  dates: Parameters<typeof draftToIssue>[1],
  content: PrintContent,
) {
  const draft = draftToIssue(order, dates, content);
  const texts = printTextsOf(content.blocks, { direction: order.tripGroup });
  return { missing: missingFacts(draft), unprintable: unprintableParts(draft, texts) };
}

const NOTHING_OPEN: ReturnType<typeof openPoints> = { missing: [], unprintable: [] };

type DayProps = {
  typed: string;
  isMistyped: boolean;
  isSameDay: boolean;
  onType: (day: string) => void;
  onSameDay: (isSame: boolean) => void;
};

function ServiceDay({ typed, isMistyped, isSameDay, onType, onSameDay }: DayProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={isSameDay} onChange={(_, isChecked) => onSameDay(isChecked)} />}
        label={translate('documents.issue.sameDay')}
      />
      {!isSameDay && (
        <Box sx={{ mt: 1 }}>
          <DayField
            id={id}
            name="serviceDate"
            label={translate('documents.issue.serviceDate')}
            value={typed}
            onChange={(day) => onType(day ?? '')}
            inputRef={null}
            readOnly={false}
            problem={null}
            invalid={isMistyped}
          />
        </Box>
      )}
    </Box>
  );
}
