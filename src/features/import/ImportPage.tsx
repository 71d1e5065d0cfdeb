import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { ImportRun, ImportState } from '../../../domain/imports/import-run.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { LoadFailure, NotAllowed } from '../../kit/failure/LoadFailure.tsx';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { Title } from '../../kit/Title.tsx';
import { useView } from '../../kit/view/use-view.ts';
import { useLacks } from '../../providers/use-capabilities.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportTextsProvider } from './ImportTextsProvider.tsx';
import { ResultStep } from './ResultStep.tsx';
import { isWorking, useImportRun } from './use-import-run.ts';
import { WithheldFields } from './use-mapping.ts';
import { WorkStep } from './WorkStep.tsx';

type Props = {
  /** Fields that the page offers to no column; the server decides what may be set. */
  without: readonly string[];
};

/** The import of a table: file, columns, check, import, result. */
export default function ImportPage({ without }: Props) {
  return (
    <WithheldFields value={without}>
      <ImportTextsProvider>
        <Import />
      </ImportTextsProvider>
    </WithheldFields>
  );
}

/** The parameter of the address that names the import, so that it survives a reload. */
const RUN = 'run';

function Import() {
  const { definition } = useView();
  const { create, isKnown } = useAccess(definition);
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly file: File }>();
  const lacksImports = useLacks()('imports');
  const id = query.get(RUN) ?? undefined;
  const open = (next: string | undefined, file?: File) => {
    setChosen(next !== undefined && file ? { id: next, file } : undefined);
    setQuery(next === undefined ? {} : { [RUN]: next });
  };
  const name = translate(`resources.${definition.name}.name`, { smart_count: 2 });
  if (isKnown && !create) return <NotAllowed />;
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto', pb: 2 }}>
      <Title title={translate('importing.title', { name })} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button size="small" component={Link} to={`/${definition.name}`}>
          {translate('importing.back')}
        </Button>
      </Box>
      {id === undefined ? (
        <>
          <Progress at="file" />
          {lacksImports ? (
            <Alert severity="info">{translate('importing.notHere')}</Alert>
          ) : (
            <FileStep onRead={(run, file) => open(run._id, file)} />
          )}
        </>
      ) : (
        <OneImport
          key={id}
          id={id}
          file={chosen?.id === id ? chosen.file : undefined}
          onOpen={open}
        />
      )}
    </Box>
  );
}

const STEPS = ['file', 'columns', 'check', 'run', 'result'] as const;

function Progress({ at }: { at: (typeof STEPS)[number] }) {
  const translate = useTranslate();
  return (
    <Stepper activeStep={STEPS.indexOf(at)} alternativeLabel sx={{ mb: 3 }}>
      {STEPS.map((step) => (
        <Step key={step} aria-current={step === at ? 'step' : undefined}>
          <StepLabel>{translate(`importing.steps.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

const STEP_OF: { readonly [State in ImportState]: (typeof STEPS)[number] } = {
  read: 'columns',
  cancelled: 'columns',
  checking: 'check',
  checked: 'check',
  importing: 'run',
  imported: 'result',
  undoing: 'result',
  undone: 'result',
  failed: 'result',
};

type OneImportProps = {
  id: string;
  /** The file that it was read of, as long as the page is open. */
  file: File | undefined;
  onOpen: (id: string | undefined, file?: File) => void;
};

function OneImport({ id, file, onOpen }: OneImportProps) {
  const translate = useTranslate();
  const { run, error, refetch, rejection, ...dependencies } = useImportRun(id);
  const [isMapping, setMapping] = useState(false);
  if (!run) {
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()}>
        <Button onClick={() => onOpen(undefined)}>{translate('importing.result.more')}</Button>
      </LoadFailure>
    ) : (
      <Skeleton variant="rounded" height={320} />
    );
  }
  const step = isMapping && run.state === 'checked' ? 'columns' : STEP_OF[run.state];
  return (
    <>
      <Progress at={step} />
      {rejection && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {rejectionReason(rejection, translate)}
        </Alert>
      )}
      <Current
        run={run}
        step={step}
        file={file}
        onOpen={onOpen}
        setMapping={setMapping}
        {...dependencies}
        isLost={error !== null}
        isRejected={rejection !== null}
      />
    </>
  );
}

type CurrentProps = Omit<OneImportProps, 'id'> &
  Pick<ReturnType<typeof useImportRun>, 'ask' | 'requested'> & {
    run: ImportRun;
    step: (typeof STEPS)[number];
    isLost: boolean;
    isRejected: boolean;
    setMapping: (isMapping: boolean) => void;
  };

/** The step that an import is at. */
function Current({ run, step, file, requested, ask, onOpen, setMapping, ...work }: CurrentProps) {
  const shared = { run, isBusy: requested !== undefined };
  const again = () => onOpen(undefined);
  if (isWorking(run)) {
    return (
      <WorkStep
        {...work}
        run={run}
        isCancelling={requested?.to === 'cancel'}
        onCancel={() => ask({ to: 'cancel' })}
      />
    );
  }
  if (step === 'check') {
    return <CheckStep {...shared} onStep={ask} onColumns={() => setMapping(true)} />;
  }
  if (step === 'result') {
    return <ResultStep {...shared} onUndo={() => ask({ to: 'undo' })} onAgain={again} />;
  }
  return (
    <ColumnsStep
      {...shared}
      file={file}
      onCheck={(mapping) => ask({ to: 'check', mapping }, { onSuccess: () => setMapping(false) })}
      onRead={(other) => onOpen(other._id, file)}
      onAgain={again}
    />
  );
}
