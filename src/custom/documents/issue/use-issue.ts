import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invoiceDraftOf,
  invoiceRulesOf,
} from '../../../../domain/documents/invoice/draft-of-order.ts';
import type { InvoiceDraft } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { failureOf, isSessionEnd } from '../../../providers/call-error.ts';
import { toRecord } from '../../../providers/envelope.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { type CustomerScope, changedParts } from '../editing/customer-changes.ts';
import { bodyOf, editedOrder } from '../editing/edited-order.ts';
import type { EditorValues } from '../editing/editor-values.ts';
import { invoiceEditing } from '../editing/invoice-editing.ts';
import type { Editor } from '../editing/use-editor.ts';
import type { PrintContent } from '../printing/print-content.ts';

type Options = {
  draft: ToIssue;
  /** A rejection that the form may show at its fields; answers whether it does. */
  onRejected: (error: unknown) => boolean;
  onDone: (issued: IssuedInvoice) => void;
  /** Another user has saved the order in the meantime; nothing was issued. */
  onStale: (current: Order) => void;
};

/** Issues the invoice of an order, in the version that the clerk has seen. */
export function useIssue({ draft, onDone, onRejected, onStale }: Options) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>();
  const { mutate, isPending } = useMutation({
    /** A `null` service date is the invoice's own. */
    mutationFn: (serviceDate: string | null | undefined) => {
      const { order, values, changes, customer } = draft;
      return provider.issueInvoice({
        order: order.id,
        __v: order.__v,
        date: values.day,
        ...(changes && { changes }),
        ...(customer && { customer }),
        ...(serviceDate !== undefined && { serviceDate }),
      });
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (issued) => {
      const { number } = issued;
      toast('documents.issue.done', {
        type: 'success',
        args: { number: isolated(number) },
      });
      onDone(issued);
    },
    onError: (error) => {
      if (isSessionEnd(error)) return; // The login follows automatically.
      const { code, current } = failureOf(error);
      if (code === 'record.stale' && current) onStale(toRecord(current) as Order);
      else if (!onRejected(error)) setFailure(error);
    },
    // The order is saved with its issue.
    onSettled: () =>
      client.invalidateQueries({
        predicate: (query) => isOfOrders(query) || query.queryKey[0] === 'invoices',
      }),
  });
  return { issue: mutate, isIssuing: isPending, failure };
}

/** A draft that is to be issued: as it would be saved, and what of it is not saved yet. */
export type ToIssue = {
  readonly order: Order;
  readonly values: EditorValues;
  /** For what a correction of the customer is meant. */
  readonly scope: CustomerScope;
  readonly changes?: Record<string, unknown>;
  readonly customer?: Record<string, unknown>;
};

/**
 * What is typed, as it is to be issued; nothing where a field is wrong. It saves nothing. `answered` is
 * the scope of a correction of the customer where it has been requested.
 */
export async function typedIssue(
  { form, basedOn, scopeQuestion, controller: { isUnsaved } }: Editor,
  answered?: CustomerScope,
): Promise<ToIssue | undefined> {
  const base = basedOn();
  if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined;
  const values = structuredClone(form.getValues());
  const scope = answered ?? (await scopeQuestion.scopeFor(values));
  if (!scope) return undefined;
  const order = editedOrder(values, base, invoiceEditing, scope);
  const customer = changedParts(order.user, base.user);
  return {
    order,
    values,
    scope,
    ...(isUnsaved() && { changes: bodyOf(order, 'invoice') }),
    ...(Object.keys(customer).length > 0 && { customer }),
  };
}

type Dates = Pick<InvoiceDraft, 'serviceDate'> & {
  /** ISO day of the invoice. */
  day: string;
};

/** An order's invoice as it would be issued, for checking what it lacks. */
export const draftToIssue = (
  order: Order,
  { day, serviceDate }: Dates,
  { stored, company, blocks }: PrintContent,
): InvoiceDraft =>
  invoiceDraftOf(
    order,
    { date: day, serviceDate },
    { company, rules: invoiceRulesOf(stored, blocks, order.tripGroup) },
  );
