import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate, ValidationError } from 'react-admin';
import type { PrintTexts } from '../../../../domain/company/print-texts.ts';
import type { InvoiceDraft } from '../../../../domain/documents/invoice/invoice-draft.ts';
import { isObject } from '../../../../domain/validate.ts';
import { isolated } from '../../../i18n/languages.ts';
import { missingCharacters } from '../../../pdf/text/printable.ts';
import { errorKey, failureOf, isUnanswered } from '../../../providers/call-error.ts';

type Props = {
  /** What needs the facts. */
  children: string;
  facts: readonly string[];
  severity?: AlertColor;
};

/** The facts that an invoice lacks, as text. */
export function MissingInvoiceFacts({ children, facts, severity = 'warning' }: Props) {
  const translate = useTranslate();
  return (
    <Alert severity={severity}>
      {children}
      <Box component="ul" sx={{ m: 0, ps: 2.5, paddingInlineStart: 2.5 }}>
        {facts.map((fact) => (
          <li key={fact}>{translate(`invoices.missing.${fact}`, { _: fact })}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** The characters that the invoice could not print, and where each must be replaced. */
export function UnprintableParts({ parts }: { parts: readonly UnprintablePart[] }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('issued.unprintable.title')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {parts.map(({ place, text = '', characters }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text.
          <li key={at}>
            {translate(`issued.unprintable.${place}`, { text: isolated(text) })}:{' '}
            <bdi>{characters.join(' ')}</bdi>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** A place on an invoice. Each is also the translation key `issued.unprintable.<place>`. */
type Place = 'sender' | 'recipient' | 'buyer' | 'numbers' | 'line' | 'company' | 'texts';

/** Characters that no font of ours has, and their place; for a line, its text. */
type UnprintablePart = {
  readonly place: Place;
  readonly characters: readonly string[];
  readonly text?: string;
};

/** The parts of an invoice that cannot be printed as written, in the order of the page. */
export function unprintableParts(
  { document, company, rules }: InvoiceDraft,
  { invoice: texts }: Pick<PrintTexts, 'invoice'>,
): readonly UnprintablePart[] {
  const { sender, recipient, buyer, orderCode, customerCode, lines } = document;
  const parts: readonly (Omit<UnprintablePart, 'characters'> & { data: unknown })[] = [
    { place: 'company', data: { ...company, logo: null } },
    { place: 'buyer', data: buyer },
    { place: 'sender', data: sender },
    { place: 'recipient', data: recipient },
    { place: 'numbers', data: [orderCode, customerCode] },
    ...lines.map(({ description }) => ({
      place: 'line' as const,
      text: description,
      data: description,
    })),
    { place: 'texts', data: [texts, rules.exemptionNote] },
  ];
  return parts.flatMap(({ data, ...part }) => {
    const characters = missingCharacters(data);
    return characters.length > 0 ? [{ ...part, characters }] : [];
  });
}

/** Why an action on an invoice failed: the message of the error, and its reasons. */
export function ActionFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  const reasons = sentencesIn(failureOf(error).errors ?? {});
  return (
    <Alert severity="error">
      {translate(isUnanswered(error) ? 'kit.load.unreachable' : errorKey(error))}
      {reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {reasons.map((reason) => (
            <li key={reason}>
              <ValidationError error={reason} />
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

const sentencesIn = (errors: Record<string, unknown>): readonly string[] =>
  Object.values(errors).flatMap((reason) =>
    isObject(reason) ? sentencesIn(reason) : [String(reason)],
  );
