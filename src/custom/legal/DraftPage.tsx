import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { use, useRef, useState } from 'react';
import { useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';
import { useView } from '../../kit/view/use-view.ts';
import { isDraft } from './is-draft.ts';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';
import { type OpenDraft, OpenDraftContext } from './open-draft.ts';
import { useNewVersion } from './use-new-version.ts';

/** The form of a draft; the address of any other version leads to the page where it is read. */
export default function DraftPage() {
  const { name } = useView().definition;
  const { id = '' } = useParams();
  const { data, error } = useGetOne<LegalVersion>(name, { id }, { meta: { silent: true } });
  if (!data && !error) return <Skeleton variant="rounded" height={320} sx={{ m: 3 }} />;
  return <Opened key={id} id={id} version={data} />;
}

type OpenedProps = { id: string; version: LegalVersion | undefined };

function Opened({ id, version }: OpenedProps) {
  const { name } = useView().definition;
  const createPath = useCreatePath();
  const draft = useRef<OpenDraft>(undefined);
  // Decided once: what is typed does not vanish because somebody else publishes the draft.
  const [wasDraft] = useState(version === undefined || isDraft(version));
  if (!wasDraft) {
    return <Navigate to={createPath({ resource: name, type: 'show', id })} replace />;
  }
  return (
    <LegalTextsProvider>
      <OpenDraftContext value={draft}>
        <GeneratedEdit redirect={false}>
          {version && !isDraft(version) && <Overtaken version={version} />}
        </GeneratedEdit>
      </OpenDraftContext>
    </LegalTextsProvider>
  );
}

/** Somebody has published the draft while it was open: what is typed becomes another one. */
function Overtaken({ version: { publishedBy, text } }: { version: LegalVersion }) {
  const translate = useTranslate();
  const draft = use(OpenDraftContext);
  const { withText, isBusy } = useNewVersion();
  const keep = () => withText(draft?.current?.values().text ?? text, 'legal.editor.moved');
  return (
    <Alert
      severity="warning"
      sx={{ m: 2, mb: 0 }}
      action={
        <Button color="inherit" size="small" loading={isBusy} onClick={() => void keep()}>
          {translate('legal.editor.keep')}
        </Button>
      }
    >
      {translate('legal.editor.overtaken', { who: publishedBy ?? '–' })}
    </Alert>
  );
}
