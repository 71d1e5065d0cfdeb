import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { admin } from '../../../domain/access.ts';
import { leavesOf } from '../../../domain/paths.ts';
import { useIsRejected } from '../../kit/access/use-access.ts';
import { NotAllowed } from '../../kit/failure/LoadFailure.tsx';
import { Title } from '../../kit/Title.tsx';
import type { View } from '../../kit/view/view.ts';
import { GuideTextsProvider } from './GuideTextsProvider.tsx';
import { ResourceFacts } from './ResourceFacts.tsx';
import { ResourceIndex } from './ResourceIndex.tsx';

/** The example of docs/adding-a-resource.md. */
const COMMAND = 'npm run resource:new vehicles plate:text photo:image';

type Props = { views: readonly View[] };

/** For administrators: every registered resource, as it is declared. */
export default function ResourceGuide(props: Props) {
  if (useIsRejected(admin)) return <NotAllowed />;
  return (
    <GuideTextsProvider>
      <WithTexts of={[...new Set(props.views.map(({ Texts }) => Texts))]}>
        <Guide {...props} />
      </WithTexts>
    </GuideTextsProvider>
  );
}

type WithTextsProps = { of: readonly View['Texts'][]; children: ReactNode };

/** Adds the texts that come with views. */
function WithTexts({ of: [Texts, ...others], children }: WithTextsProps) {
  return Texts ? (
    <Texts>
      <WithTexts of={others}>{children}</WithTexts>
    </Texts>
  ) : (
    children
  );
}

function Guide({ views }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { name } = useParams();
  const [typed, setTyped] = useState('');
  const found = views.filter((view) => isFound(view, typed));
  const chosen = views.find(({ definition }) => definition.name === name) ?? views[0];
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
      <Title title={translate('guide.title')} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
        {translate('guide.intro')} {translate('guide.adding')} <code dir="ltr">{COMMAND}</code>
      </Typography>
      <Box sx={LAYOUT}>
        <Box component="nav" aria-label={translate('guide.choose')}>
          <TextField
            fullWidth
            size="small"
            type="search"
            label={translate('guide.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            sx={{ mb: 1 }}
          />
          {found.length === 0 && <Alert severity="info">{translate('guide.none')}</Alert>}
          <ResourceIndex
            views={found}
            chosen={chosen?.definition.name}
            onChoose={(next) => navigate(`/resources/${next}`)}
          />
        </Box>
        {chosen && <ResourceFacts key={chosen.definition.name} view={chosen} />}
      </Box>
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
} as const;

function isFound({ definition }: View, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  const texts = [
    definition.name,
    definition.path,
    ...leavesOf(definition.fields).map(([path]) => path),
  ];
  return texts.some((label) => label.toLowerCase().includes(wanted));
}
