import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import type { CustomerScope } from '../editing/customer-changes.ts';
import { customerTexts } from '../editing/customer-texts.ts';
import type { ScopeQuestion } from '../editing/use-editor.ts';
import { PrintWarnings } from '../printing/PrintWarnings.tsx';
import type { QuestionableFile } from '../printing/use-document-file.ts';

type Props = {
  question: SendQuestion;
  customer: Order['user'] | null;
  /** Issues the draft and sends the invoice instead; missing where it cannot be issued. */
  onIssueFirst?: (() => void) | undefined;
};

/** Names the person who will have the document before it is sent: a chat takes nothing back. */
export function SendDialog({ question, customer, onIssueFirst }: Props) {
  const translate = useTranslate();
  const { isDraft } = question;
  if (!question.isOpen) return null;
  return (
    <ConfirmDialog
      open
      title={translate(isDraft ? 'editor.send.draftTitle' : 'editor.send.title')}
      content={
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
            <Avatar photo={customer?.photo} size={44} />
            <Typography color="text.primary">
              {translate('editor.send.text', customerTexts(customer))}
            </Typography>
          </Stack>
          {isDraft && <Alert severity="warning">{translate('editor.send.draft')}</Alert>}
        </Stack>
      }
      confirmLabel={translate('documents.actions.send')}
      second={
        isDraft && onIssueFirst
          ? {
              label: translate('editor.send.issueFirst'),
              onPress: () => {
                question.close();
                onIssueFirst();
              },
            }
          : undefined
      }
      onConfirm={question.answer}
      onClose={question.close}
    />
  );
}

/** Confirms that something is sent to a customer; the caller knows what is sent. */
export function useSendQuestion() {
  const [pending, setPending] = useState<{
    readonly go: () => unknown;
    readonly isDraft: boolean;
  }>();
  return {
    isOpen: pending !== undefined,
    /** Whether what is sent is an invoice that has not been issued, though it could be. */
    isDraft: pending?.isDraft ?? false,
    ask: (go: () => unknown, { isDraft = false } = {}) => setPending({ go, isDraft }),
    answer: () => {
      setPending(undefined);
      pending?.go();
    },
    close: () => setPending(undefined),
  };
}

type SendQuestion = ReturnType<typeof useSendQuestion>;

const SCOPES = ['document', 'customer'] as const satisfies readonly CustomerScope[];

type ScopeDialogProps = { question: ScopeQuestion; customer: Order['user'] | null };

/**
 * The question whether a correction holds for the document alone, or for the customer with all orders.
 */
export function ScopeDialog({ question: { requested }, customer }: ScopeDialogProps) {
  return requested ? <Question answer={requested.answer} customer={customer} /> : null;
}

type QuestionProps = {
  answer: (scope: CustomerScope | undefined) => void;
  customer: Order['user'] | null;
};

function Question({ answer, customer }: QuestionProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<CustomerScope>();
  const texts = customerTexts(customer);
  return (
    <ConfirmDialog
      open
      blocked={chosen === undefined}
      title={translate('editor.scope.title')}
      confirmLabel={translate('editor.scope.go')}
      onConfirm={() => answer(chosen)}
      onClose={() => answer(undefined)}
      content={
        <Stack sx={{ gap: 1 }}>
          <Typography color="text.primary">{translate('editor.scope.text', texts)}</Typography>
          <RadioGroup
            aria-label={translate('editor.scope.title')}
            value={chosen ?? ''}
            onChange={(_, scope) => isOneOf(SCOPES, scope) && setChosen(scope)}
          >
            {SCOPES.map((scope) => (
              <FormControlLabel
                key={scope}
                value={scope}
                control={<Radio />}
                label={translate(`editor.scope.${scope}`, texts)}
              />
            ))}
          </RadioGroup>
        </Stack>
      }
    />
  );
}

/** Confirms that a file is handed out that does not show all of its texts. */
export function QuestionableCharacters({ file }: { file: QuestionableFile | undefined }) {
  const translate = useTranslate();
  if (!file) return null;
  return (
    <ConfirmDialog
      open
      title={translate(`documents.${file.printed.missing.length > 0 ? 'missing' : 'cut'}.title`)}
      content={<PrintWarnings printed={file.printed} />}
      confirmLabel={translate('documents.missing.anyway')}
      onConfirm={() => file.answer(true)}
      onClose={() => file.answer(false)}
    />
  );
}
