import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { formatLongDate } from '../../kit/format/dates.ts';
import { useView } from '../../kit/view/use-view.ts';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';

/** Above the history of a legal page: what is in force, and what will be. */
export default function InForceCard() {
  return (
    <LegalTextsProvider>
      <InForce />
    </LegalTextsProvider>
  );
}

const CURRENT = {
  filter: { state: ['published', 'scheduled'] },
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'effectiveFrom', order: 'ASC' },
} as const;

function InForce() {
  const { name } = useView().definition;
  const translate = useTranslate();
  // The list says what is wrong; this card only stays away.
  const { data, isPending } = useGetList<LegalVersion>(name, CURRENT, {
    retry: false,
    meta: { silent: true },
  });
  if (isPending) return <Box sx={{ minHeight: 76, mt: 1 }} />;
  // Where nothing was ever published, the list below says how it is.
  if (!data || data.length === 0) return null;
  const inForce = data.find(({ state }) => state === 'published');
  const scheduled = data.filter(({ state }) => state === 'scheduled');
  return (
    <Card
      variant="outlined"
      component="section"
      aria-label={translate('legal.inForce.title')}
      sx={CARD}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('legal.inForce.title')}
      </Typography>
      {inForce ? (
        <Current version={inForce} />
      ) : (
        <Typography>{translate('legal.inForce.none')}</Typography>
      )}
      {scheduled.map((version) => (
        <Coming key={version.id} version={version} />
      ))}
    </Card>
  );
}

const CARD = { mt: 1, px: 2, py: 1.5, display: 'grid', gap: 0.5, maxWidth: 640 } as const;

type Props = { version: LegalVersion };

function Current({ version: { id, number, effectiveFrom } }: Props) {
  const { name } = useView().definition;
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>
        <MuiLink component={Link} to={createPath({ resource: name, type: 'show', id })}>
          {number ? translate('legal.version', { number }) : translate('legal.inForce.unnumbered')}
        </MuiLink>
      </Typography>
      {effectiveFrom && (
        <Typography variant="body2" color="text.secondary">
          {translate('legal.inForce.from', { day: formatLongDate(effectiveFrom) })}
        </Typography>
      )}
      {number && (
        <MuiLink
          variant="body2"
          href={`/legal/${name}/v${number}`}
          target="_blank"
          rel="noreferrer"
        >
          {translate('legal.inForce.address')}
        </MuiLink>
      )}
    </Box>
  );
}

/** A version that waits for its day. */
function Coming({ version: { id, effectiveFrom, changeNote } }: Props) {
  const { name } = useView().definition;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const day = effectiveFrom ? formatLongDate(effectiveFrom) : '–';
  return (
    <Typography variant="body2">
      <MuiLink component={Link} to={createPath({ resource: name, type: 'show', id })}>
        {translate('legal.inForce.scheduled', { day })}
      </MuiLink>
      {changeNote && (
        <>
          {' · '}
          <bdi>{changeNote}</bdi>
        </>
      )}
    </Typography>
  );
}
