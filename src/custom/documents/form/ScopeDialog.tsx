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
import { customerWords } from '../customer-words.ts';
import type { CustomerScope } from '../edited-order.ts';
import type { ScopeQuestion } from '../use-scope-question.ts';

const SCOPES = ['document', 'customer'] as const satisfies readonly CustomerScope[];

type Props = { question: ScopeQuestion; customer: Order['user'] | null };

/** Asks whether a correction holds for the document alone, or for the customer with all orders. */
export function ScopeDialog({ question: { asked }, customer }: Props) {
  return asked ? <Question answer={asked.answer} customer={customer} /> : null;
}

type QuestionProps = {
  answer: (scope: CustomerScope | undefined) => void;
  customer: Order['user'] | null;
};

function Question({ answer, customer }: QuestionProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<CustomerScope>();
  const words = customerWords(customer);
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
          <Typography color="text.primary">{translate('editor.scope.text', words)}</Typography>
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
                label={translate(`editor.scope.${scope}`, words)}
              />
            ))}
          </RadioGroup>
        </Stack>
      }
    />
  );
}
