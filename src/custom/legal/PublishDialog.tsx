import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { type Identifier, useGetList, useGetOne, useTranslate } from 'react-admin';
import { berlinDay } from '../../../domain/berlin-clock.ts';
import { LOCALES, type Locale } from '../../../domain/fields.ts';
import type { LegalProblem, LegalTexts } from '../../../domain/legal/checks.ts';
import type { LegalPageName, LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { isDay } from '../../../domain/validate.ts';
import { isolated, LANGUAGES } from '../../i18n/languages.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { failureOf } from '../../providers/call-error.ts';
import { Announcement } from './Announcement.tsx';
import { ProblemList } from './LegalChecks.tsx';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';
import { OpenDraftContext } from './open-draft.ts';
import { PublishFailure } from './PublishFailure.tsx';
import { typedVersion } from './typed-version.ts';
import { useLegalProblems } from './use-legal-problems.ts';
import { usePublishing } from './use-publishing.ts';
import { languageLack, languageLacks } from './version-text.ts';

type Props = { page: LegalPageName; id: Identifier; onClose: () => void; onDone: () => void };

/**
 * Requests the date a draft comes into force and what has changed, and shows what will be published.
 */
export default function PublishDialog({ page, id, ...end }: Props) {
  const { data: version } = useGetOne<LegalVersion>(page, { id: String(id) });
  const { data: others, error } = useGetList<LegalVersion>(page, PUBLISHED, SILENT);
  if (!version || (!others && !error)) return null;
  return (
    <LegalTextsProvider>
      <Question page={page} version={version} {...end} others={others ?? []} />
    </LegalTextsProvider>
  );
}

const PUBLISHED = {
  filter: { state: ['published', 'scheduled', 'archived'] },
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'effectiveFrom', order: 'DESC' },
} as const;

/** Who cannot read the others may publish all the same; the server knows them. */
const SILENT = { retry: false, onError: () => undefined, meta: { silent: true } };

type QuestionProps = Omit<Props, 'id'> & {
  version: LegalVersion;
  others: readonly LegalVersion[];
};

function Question({ page, version, others, onClose, onDone }: QuestionProps) {
  const translate = useTranslate();
  const today = berlinDay(new Date());
  const { texts, day, setDay, note, setNote } = useAnnounced(version, today);
  const [isAccepted, setAccepted] = useState(false);
  const { publish, isBusy, failure } = usePublishing({ page, version, onClose, onDone });
  const { errors, warnings } = useFindings(page, texts);
  const lacks = languageLacks(texts);
  const isNoteRequired = others.length > 0;
  const isDayWrong = day !== null && (!isDay(day) || day < today);
  const isNoteThere = !isNoteRequired || note.trim() !== '';
  const isReady = errors.length === 0 && !isDayWrong && isNoteThere;
  const isLater = day !== null && day > today;
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      blocked={!isReady || (lacks.length > 0 && !isAccepted)}
      title={translate('legal.publish.title')}
      confirmLabel={translate(isLater ? 'legal.publish.schedule' : 'legal.publish.now')}
      onConfirm={() => void publish({ effectiveFrom: day, changeNote: note.trim() || null })}
      onClose={onClose}
      content={
        <Stack sx={{ gap: 2, color: 'text.primary' }}>
          {errors.length > 0 && <Obstacles errors={errors} />}
          <Announcement
            day={day}
            note={note}
            today={today}
            isNoteRequired={isNoteRequired}
            isDayWrong={isDayWrong}
            others={others}
            rejected={failureOf(failure).errors}
            onDay={setDay}
            onNote={setNote}
          />
          <Published texts={texts} />
          {warnings.length > 0 && <ProblemList problems={warnings} />}
          {lacks.length > 0 && (
            <Lacking lacks={lacks} isAccepted={isAccepted} onAccept={setAccepted} />
          )}
          {failure !== undefined && <PublishFailure error={failure} />}
        </Stack>
      }
    />
  );
}

/** The texts that are published, as they are typed if they stand in a form, with day and note. */
function useAnnounced(version: LegalVersion, today: string) {
  const typed = use(OpenDraftContext)?.current;
  // The form behind cannot change while the dialog is open.
  const [draft] = useState(() => ({ ...version, ...typed?.values() }));
  const [texts] = useState(() => typedVersion(version, draft.text ?? {}, new Date()));
  const [day, setDay] = useState(laterDay(draft.effectiveFrom, today));
  const [note, setNote] = useState(draft.changeNote ?? '');
  return { texts, day, setDay, note, setNote };
}

/** What prevents publishing, and what is to be considered; translations are named on their own. */
function useFindings(page: LegalPageName, texts: LegalTexts) {
  const problems = useLegalProblems(page, texts);
  return {
    errors: problems.filter(({ severity }) => severity === 'error'),
    warnings: problems.filter(
      ({ severity, code }) => severity === 'warning' && !code.startsWith('translation'),
    ),
  };
}

function Obstacles({ errors }: { errors: readonly LegalProblem[] }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" icon={false}>
      {translate('legal.publish.errors')}
      <ProblemList problems={errors} />
    </Alert>
  );
}

/** The day of a draft; none if it has passed, and then it is in force at once. */
const laterDay = (day: string | null | undefined, today: string): string | null =>
  day && day > today ? day : null;

const names = (locales: readonly Locale[]): string =>
  locales.map((locale) => isolated(LANGUAGES[locale].name)).join(' · ');

/** Which languages everybody will read. */
function Published({ texts }: { texts: LegalTexts }) {
  const translate = useTranslate();
  const written = LOCALES.filter((locale) => languageLack(texts, locale) !== 'missing');
  return (
    <Typography variant="body2">
      {translate('legal.publish.what', { languages: names(written) })}
    </Typography>
  );
}

type LackingProps = {
  lacks: ReturnType<typeof languageLacks>;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

/** The languages that are missing or older than the German, to be confirmed. */
function Lacking({ lacks, isAccepted, onAccept }: LackingProps) {
  const translate = useTranslate();
  const of = (lack: 'missing' | 'older') =>
    names(lacks.flatMap((one) => (one.lack === lack ? [one.locale] : [])));
  const [missing, older] = [of('missing'), of('older')];
  return (
    <Alert severity="warning">
      {missing && <div>{translate('legal.publish.missing', { languages: missing })}</div>}
      {older && <div>{translate('legal.publish.older', { languages: older })}</div>}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isAccepted}
            onChange={(_, checked) => onAccept(checked)}
          />
        }
        label={translate('legal.publish.accept')}
      />
    </Alert>
  );
}
