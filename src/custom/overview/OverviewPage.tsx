import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import { usePageAt } from '../../kit/menu.ts';
import { Title } from '../../kit/Title.tsx';
import { ArchiveAlert } from '../documents/issued/ArchiveAlert.tsx';
import { FigureCard } from './FigureCard.tsx';
import { OpenTripCard } from './OpenTripCard.tsx';
import { type OverviewFigure, RECORD_FIGURES, STAGE_FIGURES } from './overview-figures.ts';

/**
 * The start page. The specification does not define its content, so it shows what a working day
 * starts with: how many orders are at each stage, and where the trips are.
 */
export default function OverviewPage() {
  const translate = useTranslate();
  const pageAt = usePageAt();
  const cards = (figures: readonly OverviewFigure[]) =>
    figures.flatMap((figure) => {
      const page = pageAt(figure.to);
      return page ? <FigureCard key={figure.to} figure={figure} page={page} /> : [];
    });
  const records = cards(RECORD_FIGURES);
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
      <Title title={translate('shell.menu.overview')} />
      <ArchiveAlert />
      <Section heading={translate('shell.overview.stages')} columns={4}>
        {cards(STAGE_FIGURES)}
      </Section>
      <Section heading={translate('shell.overview.trips')} columns={2}>
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
      </Section>
      {records.length > 0 && (
        <Section heading={translate('shell.overview.records')} columns={4}>
          {records}
        </Section>
      )}
    </Box>
  );
}

type SectionProps = { heading: string; columns: number; children: ReactNode };

function Section({ heading, columns, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 3.5 }}>
      <Typography
        id={headingId}
        component="h2"
        sx={{ mb: 1.25, fontWeight: 650, color: 'text.secondary' }}
      >
        {heading}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: `repeat(${columns}, minmax(0, 1fr))`,
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
