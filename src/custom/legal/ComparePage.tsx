import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Locale } from '../../../domain/fields.ts';
import {
  BINDING_LOCALE,
  type LegalPageName,
  type LegalVersion,
} from '../../../domain/resources/legal-pages.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { formatLongDate } from '../../kit/format/dates.ts';
import { LanguageTabs, useReaderLocale } from '../../kit/inputs/LanguageTabs.tsx';
import { Title } from '../../kit/Title.tsx';
import { ChangeSteps } from './ChangeSteps.tsx';
import { ComparedText } from './ComparedText.tsx';
import { type ComparedBlock, compareTexts } from './compare-texts.ts';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';
import { legalBlocks } from './legal-blocks.ts';
import { comparedTexts } from './version-text.ts';

type Props = { page: LegalPageName };

/** Two versions of a legal page beside each other, one language at a time. */
export default function ComparePage({ page }: Props) {
  return (
    <LegalTextsProvider>
      <Comparison page={page} />
    </LegalTextsProvider>
  );
}

function Comparison({ page }: Props) {
  const { id = '', other = '' } = useParams();
  const before = useGetOne<LegalVersion>(page, { id });
  const after = useGetOne<LegalVersion>(page, { id: other });
  const failed = [before, after].find(({ error }) => error);
  if (failed) return <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!before.data || !after.data) return <Skeleton variant="rounded" height={320} sx={{ m: 3 }} />;
  return <Compared page={page} before={before.data} after={after.data} />;
}

type ComparedProps = Props & { before: LegalVersion; after: LegalVersion };

function Compared({ page, before, after }: ComparedProps) {
  const translate = useTranslate();
  const [locale, setLocale] = useState<Locale>(BINDING_LOCALE);
  const [onlyChanges, setOnlyChanges] = useState(true);
  const toggle = (
    <Switch checked={onlyChanges} onChange={(_, checked) => setOnlyChanges(checked)} />
  );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, my: 2 }}>
      <Title title="legal.compare.title" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <FormControlLabel label={translate('legal.compare.onlyChanges')} control={toggle} />
        <Box sx={{ flex: 1 }} />
        <Button component={Link} to={`/${page}/${after.id}/compare/${before.id}`} replace>
          {translate('legal.compare.swap')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 3, mb: 2 }}>
        <Head page={page} version={before} sign="−" />
        <Head page={page} version={after} sign="+" />
      </Box>
      <LanguageTabs
        open={locale}
        onOpen={setLocale}
        panel={(one) =>
          one === locale && (
            <Texts
              before={before}
              after={after}
              locale={locale}
              onlyChanges={onlyChanges}
              key={locale}
            />
          )
        }
      />
    </Paper>
  );
}

type HeadProps = Props & { version: LegalVersion; sign: string };

/** Which version stands on a side. */
function Head({ page, version, sign }: HeadProps) {
  const translate = useTranslate();
  const { number, state, effectiveFrom, changeNote } = version;
  const name = number ? translate('legal.version', { number }) : translate('legal.draft');
  return (
    <Box sx={{ py: 1 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        <span aria-hidden>{sign} </span>
        <MuiLink component={Link} to={`/${page}/${version.id}/show`}>
          {name}
        </MuiLink>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[
          number && state && translate(`resources.${page}.choices.state.${state}`),
          effectiveFrom && formatLongDate(effectiveFrom),
          changeNote,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

type TextsProps = {
  before: LegalVersion;
  after: LegalVersion;
  locale: Locale;
  onlyChanges: boolean;
};

function Texts({ before, after, locale, onlyChanges }: TextsProps) {
  const translate = useTranslate();
  const reader = useReaderLocale();
  const texts = useRef<HTMLDivElement>(null);
  const [old, put] = comparedTexts(before, after, locale);
  const rows = useMemo(() => compareTexts(legalBlocks(old), legalBlocks(put)), [old, put]);
  if (rows.length === 0) return <Alert severity="info">{translate('legal.compare.none')}</Alert>;
  if (rows.every(({ kind }) => kind === 'same')) {
    return <Alert severity="success">{translate('legal.compare.same')}</Alert>;
  }
  return (
    // The older version stands where the reader begins, whatever the direction of the texts.
    <div lang={reader} dir={LANGUAGES[reader].direction} ref={texts}>
      <ChangeSteps texts={texts} count={rows.filter(({ kind }) => kind !== 'same').length} />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('legal.compare.counts', countsOf(rows))}
      </Typography>
      <ComparedText rows={rows} onlyChanges={onlyChanges} locale={locale} />
    </div>
  );
}

function countsOf(rows: readonly ComparedBlock[]) {
  const of = (kind: ComparedBlock['kind']) => rows.filter((row) => row.kind === kind).length;
  return {
    changed: of('changed'),
    added: of('added'),
    removed: of('removed'),
    moved: of('movedTo'),
  };
}
