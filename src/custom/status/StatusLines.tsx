import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import {
  clockFinding,
  type StatusLine,
  type StatusLineName,
  type StatusState,
  stateOf,
} from '../../../domain/status/status-lines.ts';
import { Urgency, type UrgencyLevel } from '../../kit/urgency/Urgency.tsx';
import type { InstallationStatus } from '../../providers/status-methods.ts';
import { shownFacts, worstFirst } from './shown-facts.ts';

const LEVELS: Readonly<Record<StatusState, UrgencyLevel>> = {
  well: 'fine',
  look: 'soon',
  broken: 'overdue',
};

/** The guide that says more. */
const GUIDES: Readonly<Record<StatusLineName, string>> = {
  versions: 'docs/upgrading.md',
  processes: 'docs/upgrading.md',
  migrations: 'docs/upgrading.md',
  queues: 'docs/operating.md',
  messages: 'docs/sending-messages.md',
  storage: 'docs/operating.md',
  backups: 'docs/operating.md',
  rehearsal: 'docs/operating.md',
  audit: 'docs/audit.md',
  replication: 'docs/operating.md',
  certificate: 'docs/deploying/README.md',
  clock: 'docs/operating.md',
};

export type ShownLine = StatusLine & { readonly sentence: string; readonly todo: string };

/** A line with its sentences. What the device adds about its own clock is known only here. */
export function useShownLines({ lines, deviceAheadMs }: InstallationStatus): readonly ShownLine[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const never = translate('status.never');
  const device = clockFinding(deviceAheadMs);
  return lines.map((one) => {
    const { line, finding, state, facts } = one;
    if (line === 'clock' && finding === 'same' && device !== 'same') {
      const seconds = Math.round(deviceAheadMs / 100) / 10;
      return {
        ...one,
        state: stateOf('clock', device),
        sentence: translate('status.device', { seconds }),
        todo: translate('status.deviceTodo'),
      };
    }
    const given = shownFacts(facts, locale, never);
    // A newer server may find what this client has no sentence for.
    const unknown = translate(`status.findings.${line}.unread`);
    return {
      ...one,
      sentence: translate(`status.findings.${line}.${finding}`, { ...given, _: unknown }),
      todo: state === 'well' ? '' : translate(`status.todos.${line}.${finding}`, { _: '' }),
    };
  });
}

/** How each part of the installation stands, what is wrong first. */
export function StatusLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <Card
      component="ul"
      data-rows=""
      sx={{ m: 0, px: { xs: 2, sm: 2.5 }, py: 0.5, listStyle: 'none' }}
    >
      {worstFirst(lines).map((line) => (
        <Row key={line.line} line={line} />
      ))}
    </Card>
  );
}

function Row({ line: { line, state, sentence, todo } }: { line: ShownLine }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      data-state={state}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '210px 1fr' },
        columnGap: 2,
        rowGap: 0.25,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box>
        <Typography component="h2" variant="subtitle2">
          {translate(`status.lines.${line}`)}
        </Typography>
        <Typography component="div" variant="caption">
          <Urgency level={LEVELS[state]}>{translate(`status.states.${state}`)}</Urgency>
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{sentence}</Typography>
        {todo !== '' && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {todo}
          </Typography>
        )}
        {state !== 'well' && (
          <Typography variant="caption" color="text.secondary">
            {translate('status.more')}{' '}
            <Box component="code" dir="ltr">
              {GUIDES[line]}
            </Box>
          </Typography>
        )}
      </Box>
    </Box>
  );
}
