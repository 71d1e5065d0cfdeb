import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { admin } from '../../../domain/access.ts';
import { isolated } from '../../i18n/languages.ts';
import { useIsRejected } from '../../kit/access/use-access.ts';
import { LoadFailure, NotAllowed } from '../../kit/failure/LoadFailure.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import { formatSize } from '../../kit/format/sizes.ts';
import { Title } from '../../kit/Title.tsx';
import type { InstallationStatus, SizedPart } from '../../providers/status-methods.ts';
import { FailedWork, queueName } from './FailedWork.tsx';
import { StatusLines, useShownLines } from './StatusLines.tsx';
import { FigureTable, StatusSection } from './StatusSection.tsx';
import { StatusTextsProvider } from './StatusTextsProvider.tsx';
import { worstFirst } from './shown-facts.ts';
import { useStatus } from './use-status.ts';

/** How the installation stands, and what administrators do about it. */
export default function StatusPage() {
  return (
    <StatusTextsProvider>
      <Page />
    </StatusTextsProvider>
  );
}

function Page() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', display: 'grid', gap: 2, gridTemplateColumns: '100%' }}>
      <Title title={translate('statusLink.title')} />
      <Content />
    </Box>
  );
}

function Content() {
  const translate = useTranslate();
  const isRejected = useIsRejected(admin);
  const { data, error, refetch } = useStatus(!isRejected);
  if (isRejected) return <NotAllowed />;
  if (data) return <Status status={data} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === null) return <Typography>{translate('status.lacking')}</Typography>;
  return <Skeleton variant="rounded" height={480} />;
}

const SEVERITIES = { well: 'success', look: 'warning', broken: 'error' } as const;

function Status({ status }: { status: InstallationStatus }) {
  const translate = useTranslate();
  const lines = useShownLines(status);
  const [worst] = worstFirst(lines);
  const { state } = worst ?? { state: 'well' as const };
  return (
    <>
      <Alert severity={SEVERITIES[state]}>
        <Typography component="p" variant="subtitle2">
          {translate(`status.summary.${state}`)}
        </Typography>
        <Typography variant="body2">
          {translate('status.readAt', { at: isolated(formatMoment(status.at), 'ltr') })}
        </Typography>
      </Alert>
      <StatusLines lines={lines} />
      <FailedWork failed={status.failed} />
      <Queues status={status} />
      <Processes status={status} />
      <Stored status={status} />
      <Migrations status={status} />
    </>
  );
}

function Queues({ status: { queues } }: { status: InstallationStatus }) {
  const translate = useTranslate();
  const columns = ['waiting', 'active', 'later', 'failed'] as const;
  return (
    <StatusSection title={translate('status.queues.title')}>
      <FigureTable
        head={['queue', ...columns].map((name) => translate(`status.queues.${name}`))}
        rows={queues.map((queue) => ({
          key: queue.queue,
          cells: [queueName(queue.queue, translate), ...columns.map((name) => queue[name])],
        }))}
      />
    </StatusSection>
  );
}

function Processes({ status: { processes } }: { status: InstallationStatus }) {
  const translate = useTranslate();
  if (processes.length === 0) return null;
  return (
    <StatusSection title={translate('status.processes.title')}>
      <Box component="ul" data-rows="" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {processes.map(({ since, version, address }) => (
          <Typography key={`${since} ${address}`} component="li" variant="body2" sx={{ py: 0.5 }}>
            <bdi>{address ?? translate('status.processes.local')}</bdi>
            {version && (
              <>
                {' · '}
                <bdi>Jisr {version}</bdi>
              </>
            )}
            {' · '}
            {translate('status.processes.since', { at: isolated(formatMoment(since), 'ltr') })}
          </Typography>
        ))}
      </Box>
    </StatusSection>
  );
}

function Stored({ status: { tables, files } }: { status: InstallationStatus }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const size = ({ bytes }: SizedPart) => <bdi>{formatSize(bytes, locale)}</bdi>;
  const head = (names: readonly string[]) =>
    names.map((name) => translate(`status.storage.${name}`));
  return (
    <>
      <StatusSection title={translate('status.storage.files')}>
        {files === null || files.length === 0 ? (
          <Typography variant="body2">
            {translate(files === null ? 'status.storage.counting' : 'status.storage.none')}
          </Typography>
        ) : (
          <FigureTable
            head={head(['name', 'number', 'size'])}
            rows={files.map((kind) => ({
              key: kind.name,
              cells: [
                translate(`status.storage.kinds.${kind.name}`, { _: kind.name }),
                kind.count,
                size(kind),
              ],
            }))}
          />
        )}
      </StatusSection>
      <StatusSection title={translate('status.storage.tables')}>
        <FigureTable
          head={head(['name', 'size'])}
          rows={tables.map((table) => ({
            key: table.name,
            cells: [<bdi key="name">{table.name}</bdi>, size(table)],
          }))}
        />
      </StatusSection>
    </>
  );
}

function Migrations({ status: { migrations } }: { status: InstallationStatus }) {
  const translate = useTranslate();
  return (
    <StatusSection title={translate('status.migrations.title')}>
      <Box sx={{ maxHeight: 320, overflowY: 'auto' }} tabIndex={0}>
        <FigureTable
          head={['name', 'at'].map((name) => translate(`status.migrations.${name}`))}
          rows={migrations.map(({ name, at }) => ({
            key: name,
            cells: [<bdi key="name">{name}</bdi>, <bdi key="at">{formatMoment(at)}</bdi>],
          }))}
        />
      </Box>
    </StatusSection>
  );
}
