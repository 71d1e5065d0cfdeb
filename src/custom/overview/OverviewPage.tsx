import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Title, useTranslate } from 'react-admin';
import { ArchiveAlert } from '../documents/issued/ArchiveAlert.tsx';
import { pageAt } from '../layout/side-menu.ts';
import { FigureCard } from './FigureCard.tsx';
import { OpenTripCard } from './OpenTripCard.tsx';
import { type OverviewFigure, RECORD_FIGURES, STAGE_FIGURES } from './overview-figures.ts';

const exists = ({ to }: { to: string }): boolean => pageAt(to) !== undefined;

/**
 * The start page. The specification does not define its content, so it shows what a working day
 * starts with: how many orders are at each stage, and where the trips are.
 */
export default function OverviewPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
      <Title title={translate('shell.menu.overview')} />
      <ArchiveAlert />
      <Section heading={translate('shell.overview.stages')} columns={4}>
        {figures(STAGE_FIGURES)}
      </Section>
      <Section heading={translate('shell.overview.trips')} columns={2}>
        <OpenTripCard group="A" to="/ToMa/tracking" name={translate('shell.menu.toMorocco')} />
        <OpenTripCard group="B" to="/ToDu" name={translate('shell.menu.fromMorocco')} />
      </Section>
      {RECORD_FIGURES.some(exists) && (
        <Section heading={translate('shell.overview.records')} columns={4}>
          {figures(RECORD_FIGURES)}
        </Section>
      )}
    </Box>
  );
}

const figures = (list: readonly OverviewFigure[]) =>
  list.filter(exists).map((figure) => <FigureCard key={figure.to} figure={figure} />);

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
