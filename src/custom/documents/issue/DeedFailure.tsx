import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate, ValidationError } from 'react-admin';
import { isObject } from '../../../../domain/validate.ts';
import { errorKey, failureOf, isUnanswered } from '../../../providers/http-error.ts';

/** Why an action on an invoice failed: the message of the error, and its reasons. */
export function DeedFailure({ error }: { error: unknown }) {
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
