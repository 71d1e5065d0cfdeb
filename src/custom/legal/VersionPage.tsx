import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../../domain/fields.ts';
import { BINDING_LOCALE, type LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { LanguageTabs } from '../../kit/inputs/LanguageTabs.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { GeneratedShow } from '../../kit/show/GeneratedShow.tsx';
import { ShowSections } from '../../kit/show/ShowSections.tsx';
import { useView } from '../../kit/view/use-view.ts';
import { ViewProvider } from '../../kit/view/ViewProvider.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { isDraft } from './is-draft.ts';
import { LanguageBadge } from './LanguageBadge.tsx';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';
import { useNewVersion } from './use-new-version.ts';
import { languageLack, versionText } from './version-text.ts';

const RichText = lazyPart(() => import('../../features/rich-text/RichText.tsx'), 'default');

/** A version of a legal page: only a draft can be changed, any can be compared and taken up again. */
export default function VersionPage() {
  return (
    <LegalTextsProvider>
      <GeneratedShow isEditable={isDraft}>
        <Version />
      </GeneratedShow>
    </LegalTextsProvider>
  );
}

function Version() {
  const version = useRecordContext<LegalVersion>();
  if (!version) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2, pb: 0 }}>
        <CompareWith version={version} />
        {isDraft(version) ? null : <RestoreButton version={version} />}
        <Fingerprint version={version} />
      </Box>
      <PublicText version={version} />
      <Facts />
    </>
  );
}

/** What is known of the version beside its text, which stands above. */
function Facts() {
  const view = useView();
  const [facts] = useState(() => ({
    ...view,
    definition: { ...view.definition, fields: withoutTexts(view.definition.fields) },
    form: view.form.filter(({ section }) => section !== 'text'),
  }));
  return (
    <ViewProvider view={facts}>
      <ShowSections />
    </ViewProvider>
  );
}

const withoutTexts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !['text', 'published'].includes(name)),
  );

/** Opens the comparison with another version; the chosen one stands on the left. */
function CompareWith({ version }: { version: LegalVersion }) {
  const { name } = useView().definition;
  const translate = useTranslate();
  const navigate = useNavigate();
  // Who cannot read the list compares nothing; the version itself is there.
  const { data = [] } = useGetList<LegalVersion>(
    name,
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'updatedAt', order: 'DESC' } },
    { meta: { silent: true } },
  );
  const others = data.filter(({ id }) => id !== version.id);
  if (others.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      value=""
      label={translate('legal.show.with')}
      onChange={({ target }) => navigate(`/${name}/${target.value}/compare/${version.id}`)}
      sx={{ minWidth: 220 }}
    >
      {others.map(({ id, number, state, changeNote }) => (
        <MenuItem key={id} value={id}>
          {[
            number ? translate('legal.version', { number }) : translate('legal.draft'),
            number && state ? translate(`resources.${name}.choices.state.${state}`) : '',
            changeNote,
          ]
            .filter(Boolean)
            .join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Begins a new draft with the text of this version. */
function RestoreButton({ version }: { version: LegalVersion }) {
  const { definition } = useView();
  const { create } = useAccess(definition);
  const translate = useTranslate();
  const { withText, isBusy } = useNewVersion();
  if (!create) return null;
  const { number, text, published } = version;
  const note = number ? translate('legal.show.from', { number }) : undefined;
  const restore = () => withText(text ?? published, 'legal.show.restored', note);
  return (
    <Button variant="outlined" loading={isBusy} onClick={() => void restore()}>
      {translate('legal.show.restore')}
    </Button>
  );
}

/** The text as the public reads it, cleaned once more, in one language at a time. */
function PublicText({ version }: { version: LegalVersion }) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('legal.show.german')}
      </Typography>
      <LanguageTabs
        badge={(locale) => <LanguageBadge lack={languageLack(version, locale)} />}
        panel={(locale) => {
          const html = versionText(version, locale);
          return html ? (
            <Box sx={{ maxWidth: 760, overflowWrap: 'anywhere' }}>
              <Suspense fallback={<Box sx={{ minHeight: 240 }} />}>
                <RichText value={html} />
              </Suspense>
            </Box>
          ) : (
            <Alert severity={locale === BINDING_LOCALE ? 'warning' : 'info'}>
              {translate('legal.show.noText')}
            </Alert>
          );
        }}
      />
    </Box>
  );
}
