import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, use, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Locale } from '../../../domain/fields.ts';
import type { LegalTexts } from '../../../domain/legal/checks.ts';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { FormSaveContext } from '../../kit/form/form-save.ts';
import { LanguageTabs, useReaderLocale } from '../../kit/inputs/LanguageTabs.tsx';
import type { InputProps } from '../../kit/view/props.ts';
import { LanguageBadge } from './LanguageBadge.tsx';
import { LegalChecks, ProblemCount } from './LegalChecks.tsx';
import { LegalTextsProvider } from './LegalTextsProvider.tsx';
import { OpenDraftContext } from './open-draft.ts';
import { PlaceholderList } from './PlaceholderList.tsx';
import { typedVersion } from './typed-version.ts';
import { useLegalProblems } from './use-legal-problems.ts';
import { languageLack } from './version-text.ts';

/**
 * The text of a version, one language at a time, with what can be put into it and what is wrong with
 * it as it is typed.
 */
export default function LegalTextInput(props: InputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <LegalTextsProvider>
        <DraftTexts {...props} />
      </LegalTextsProvider>
    </Suspense>
  );
}

function DraftTexts({ resource, source, path, field, readOnly, Nested }: InputProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Locale>(useReaderLocale());
  const checksId = useId();
  const editors = useRef<HTMLDivElement>(null);
  const version = useTypedVersion(source);
  const problems = useLegalProblems(resource, version);
  const { errors } = useFormState();
  useOpenDraft();
  if (field.kind !== 'localized') return null;
  const isWrong = (locale: Locale) =>
    get(errors, `${source}.${locale}`) !== undefined ||
    problems.some((one) => one.locale === locale && one.severity === 'error');
  const openAndShow = (locale: Locale) => {
    setOpen(locale);
    editors.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Box sx={{ gridColumn: '1 / -1', width: '100%', display: 'grid', gap: 2 }}>
      <div ref={editors}>
        <Box sx={LINE}>
          <Typography variant="body2" color="text.secondary">
            {translate('legal.show.german')}
          </Typography>
          <ProblemCount problems={problems} checksId={checksId} />
        </Box>
        <LanguageTabs
          open={open}
          onOpen={setOpen}
          badge={(locale) => (
            <LanguageBadge lack={languageLack(version, locale)} isWrong={isWrong(locale)} />
          )}
          oneAtATime
          panel={(locale) => (
            <Nested
              resource={resource}
              source={`${source}.${locale}`}
              path={path}
              field={field.of}
              {...(readOnly === undefined ? {} : { readOnly })}
            />
          )}
        />
      </div>
      {readOnly ? null : <PlaceholderList locale={open} editors={editors} />}
      <LegalChecks id={checksId} problems={problems} onOpen={openAndShow} />
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

/** The version in the form around, as it is typed. */
function useTypedVersion(source: string): LegalTexts {
  const stored = useRecordContext<LegalVersion>();
  const text: unknown = useWatch({ name: source });
  return useMemo(
    () => typedVersion(stored, (text ?? {}) as NonNullable<LegalTexts['text']>, new Date()),
    [stored, text],
  );
}

/** Hands the form to what publishes the draft, which stands outside of it. */
function useOpenDraft(): void {
  const draft = use(OpenDraftContext);
  const save = use(FormSaveContext);
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (!draft || !save) return undefined;
    draft.current = {
      values: () => getValues() as Partial<LegalVersion>,
      save: (announced) => {
        for (const [name, value] of Object.entries(announced)) {
          if ((getValues(name) ?? null) !== value) setValue(name, value, { shouldDirty: true });
        }
        return save();
      },
    };
    return () => {
      draft.current = undefined;
    };
  }, [draft, save, getValues, setValue]);
}
