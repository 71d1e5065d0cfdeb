import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import type { Skipped } from './use-skipped.ts';

/** Nobody reads more names than these. */
const NAMED = 5;

type Props = { skipped: readonly Skipped[]; people: number };

/** Who will not get the message, and why. */
export function SkippedNotes({ skipped, people }: Props) {
  const translate = useTranslate();
  const count = skipped.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Box role="status">
      {count > 0 && (
        <Alert severity={count < people ? 'info' : 'warning'}>
          {translate('messaging.dialog.skipped', { smart_count: count, people })}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {skipped.map(({ reason, names }) => (
              <li key={reason}>
                {translate('messaging.dialog.because', {
                  reason: translate(choiceLabelKey('deliveries', 'reason', reason)),
                  names: listOf(names, translate),
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function listOf(names: readonly string[], translate: ReturnType<typeof useTranslate>): string {
  const others = names.length - NAMED;
  const shown = names.slice(0, NAMED).map((name) => isolated(name));
  const rest = others > 0 ? [translate('messaging.dialog.others', { smart_count: others })] : [];
  return [...shown, ...rest].join(', ');
}
