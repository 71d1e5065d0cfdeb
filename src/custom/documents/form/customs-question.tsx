import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DeclarationWarning } from '../../../../domain/documents/lines-check.ts';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { documentOf, type EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { customerTexts } from '../editing/customer-texts.ts';
import type { Editor } from '../editing/use-editor.ts';
import { CustomsWarnings, customsWarnings } from '../printing/customs-warnings.tsx';
import { printContentQuery } from '../printing/print-content.ts';
import type { FilePurpose } from '../printing/use-document-file.ts';

type Options = {
  kind: EditedKind;
  editor: Editor;
  /** Goes on; `wasRequested` where somebody has just answered for it. */
  onStart: (purpose: FilePurpose, wasRequested: boolean) => void;
};

type PendingQuestion = { warnings: readonly DeclarationWarning[]; purpose: FilePurpose };

/**
 * Confirms once that a declaration that customs may not accept is handed out. It can be previewed
 * without an answer; an answered question is shown again only when there is another warning.
 */
export function useCustomsQuestion({ kind, editor, onStart }: Options) {
  const client = useQueryClient();
  const provider = useAppDataProvider();
  const [pending, setPending] = useState<PendingQuestion>();
  const answered = useRef('');

  const warningsNow = async (): Promise<readonly DeclarationWarning[]> => {
    if (!documentOf(kind).isForCustoms) return [];
    const content = await ignoringFailure(
      client.ensureQueryData(printContentQuery(provider)),
      'If this is unknown nothing can be printed, and printing reports the reason.',
    );
    return content ? customsWarnings(editor.edited(), content) : [];
  };

  const start = async (purpose: FilePurpose) => {
    const warnings = await warningsNow();
    const isOpen = warnings.length > 0 && JSON.stringify(warnings) !== answered.current;
    setPending(isOpen ? { warnings, purpose } : undefined);
    if (!isOpen || purpose === 'preview') onStart(purpose, false);
  };

  return {
    /** The warnings, and the action that they hold up. */
    requested: pending,
    start: (purpose: FilePurpose) => void start(purpose),
    /** Accepts the warnings and continues. */
    answer: () => {
      if (!pending) return;
      answered.current = JSON.stringify(pending.warnings);
      setPending(undefined);
      if (pending.purpose !== 'preview') onStart(pending.purpose, true);
    },
    withdraw: () => setPending(undefined),
  };
}

export type CustomsQuestion = ReturnType<typeof useCustomsQuestion>;

type Props = { question: CustomsQuestion; customer: Order['user'] | null };

/** Confirms that a declaration with warnings is sent, and to whom, or downloaded to be printed. */
export function CustomsDialog({ question, customer }: Props) {
  const translate = useTranslate();
  const { requested, answer, withdraw } = question;
  if (!requested || requested.purpose === 'preview') return null;
  const manner = requested.purpose === 'send' ? 'sending' : 'printing';
  return (
    <ConfirmDialog
      open
      title={translate(`editor.customs.${manner}.title`, customerTexts(customer))}
      content={<CustomsWarnings warnings={requested.warnings} />}
      confirmLabel={translate(`editor.customs.${manner}.anyway`)}
      cancelLabel={translate('editor.customs.back')}
      onConfirm={answer}
      onClose={withdraw}
    />
  );
}
