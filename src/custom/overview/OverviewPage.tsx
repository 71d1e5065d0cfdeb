import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { partOf } from '../../../domain/access.ts';
import { STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import { useMay } from '../../kit/access/use-access.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { usePageAt } from '../../kit/menu.ts';
import { Title } from '../../kit/Title.tsx';
import { useLacks } from '../../providers/use-capabilities.ts';
import { ArchiveAlert } from '../documents/issued/ArchiveAlert.tsx';
import { useSetupPhase } from '../setup/use-setup.ts';
import { FigureCard } from './FigureCard.tsx';
import { OpenTripCard } from './OpenTripCard.tsx';
import { OverviewSection, upToColumns } from './OverviewSection.tsx';
import { type OverviewFigure, RECORD_FIGURES, STAGE_FIGURES } from './overview-figures.ts';
import { useLastHeight } from './use-reserved-height.ts';

const ContentCounts = lazyPart(() => import('./ContentCounts.tsx'), 'ContentCounts');
const WorkList = lazyPart(() => import('./WorkList.tsx'), 'WorkList');
const OwnToday = lazyPart(() => import('../activity/OwnToday.tsx'), 'OwnToday');
const SetupCard = lazyPart(() => import('../setup/SetupCard.tsx'), 'SetupCard');
const TripYields = lazyPart(() => import('./TripYields.tsx'), 'TripYields');

/**
 * The start page. The specification does not define its content, so it shows what a working day
 * starts with: what is to be done, what the open trips carry, and how many orders are at each stage.
 * Counters of contents (specification 3) stand below. An installation that is not at work yet shows
 * what leads there instead of zeros.
 */
export default function OverviewPage() {
  const translate = useTranslate();
  const phase = useSetupPhase();
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
      <Title title={translate('shell.menu.overview')} />
      <ArchiveAlert />
      {phase && (phase.isSettingUp || phase.isEmpty) && (
        <Suspense fallback={<Box sx={{ minHeight: 640 }} />}>
          <SetupCard isEmpty={phase.isEmpty} />
        </Suspense>
      )}
      {phase && !phase.isEmpty && <DayOfWork hasContents={!phase.isSettingUp} />}
    </Box>
  );
}

/** The counters of contents are left out as long as most of them would be zero. */
function DayOfWork({ hasContents }: { hasContents: boolean }) {
  const translate = useTranslate();
  const pageAt = usePageAt();
  const cards = (figures: readonly OverviewFigure[]) =>
    figures.flatMap((figure) => {
      const page = pageAt(figure.to);
      return page ? <FigureCard key={figure.to} figure={figure} page={page} /> : [];
    });
  const hasTrips = !useLacks()('trips');
  // What is to be done, and what the trips carry, is for those who work here (server/worklist).
  const mayOversee = useMay()(partOf('overview'));
  const records = cards(RECORD_FIGURES);
  const workHeight = useLastHeight('work');
  return (
    <>
      {mayOversee && (
        <Suspense fallback={<Box sx={{ minHeight: workHeight }} />}>
          <WorkList />
        </Suspense>
      )}
      <OverviewSection heading={translate('shell.overview.stages')} columns={upToColumns(4)}>
        {cards(STAGE_FIGURES)}
      </OverviewSection>
      {hasTrips && (
        <OverviewSection heading={translate('shell.overview.trips')} columns={upToColumns(2)}>
          {pageAt(STAGE_ADDRESSES.tracking) && (
            <OpenTripCard
              group="A"
              to={STAGE_ADDRESSES.tracking}
              name={translate('shell.menu.toMorocco')}
            />
          )}
          {pageAt(STAGE_ADDRESSES.ToDu) && (
            <OpenTripCard
              group="B"
              to={STAGE_ADDRESSES.ToDu}
              name={translate('shell.menu.fromMorocco')}
            />
          )}
        </OverviewSection>
      )}
      {records.length > 0 && (
        <OverviewSection heading={translate('shell.overview.records')} columns={upToColumns(4)}>
          {records}
        </OverviewSection>
      )}
      <Suspense fallback={<Box sx={{ minHeight: 240 }} />}>
        <OwnToday />
        {mayOversee && <TripYields />}
        {hasContents && <ContentCounts />}
      </Suspense>
    </>
  );
}
