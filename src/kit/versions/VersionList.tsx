import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RecordVersion } from '../../../domain/activity/record-version.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { ShortDate } from '../format/formats.tsx';
import { useView } from '../view/use-view.ts';

type Props = {
  versions: readonly RecordVersion[];
  chosen: number;
  onChoose: (number: number) => void;
};

/** The versions of a record, the latest first: when, by whom, and which fields. */
export function VersionList({ versions, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const latest = versions[0]?.number;
  return (
    <List aria-label={translate('versions.list')} disablePadding sx={LIST}>
      {versions.map((version) => (
        <li key={version.number}>
          <ListItemButton
            selected={version.number === chosen}
            aria-current={version.number === chosen}
            onClick={() => onChoose(version.number)}
            sx={ROW}
          >
            <VersionLines version={version} isLatest={version.number === latest} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}

type LinesProps = { version: RecordVersion; isLatest: boolean };

/** When a version was stored, by whom, and what it changed. */
export function VersionLines({ version, isLatest }: LinesProps) {
  const translate = useTranslate();
  const { number, at, by } = version;
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {translate(isLatest ? 'versions.current' : 'versions.number', { number })}
      </Typography>
      <Typography component="span" variant="body2">
        <ShortDate value={at} withTime /> ·{' '}
        {by.name ? <bdi>{by.name}</bdi> : translate('versions.nobody')}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        <What version={version} />
      </Typography>
    </>
  );
}

/** What a version has changed, in a line. */
function What({ version: { action, paths } }: { version: RecordVersion }) {
  const translate = useTranslate();
  const { definition } = useView();
  if (action === 'create') return translate('versions.created');
  const labels = new Set(paths.map((path) => translate(fieldLabelKey(definition.name, path))));
  const fields = [...labels].join(', ');
  return action === 'restoreVersion' ? `${translate('versions.restored')}: ${fields}` : fields;
}

const LIST = {
  maxHeight: { xs: 260, md: '60vh' },
  overflow: 'auto',
  m: 0,
  listStyle: 'none',
} as const;

const ROW = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  borderRadius: 1.5,
  overflowWrap: 'anywhere',
} as const;
