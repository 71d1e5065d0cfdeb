import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useLocale,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { partialName } from '../../../domain/record-name.ts';
import type { ValidationMode } from '../../../domain/validate.ts';
import { isolated } from '../../i18n/languages.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { useAccess, useActor } from '../access/use-access.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { withChosen } from '../conflict/compare-versions.ts';
import { comparedPaths, uncompared } from '../conflict/compared-fields.ts';
import { isSameValue } from '../conflict/same-value.ts';
import {
  defaultValues,
  keepableValues,
  readyValues,
  toFormValues,
  type Values,
} from '../fields/form-values.ts';
import { useToast } from '../notices/use-notice.tsx';
import { useView } from '../view/use-view.ts';
import { ControlledForm } from './ControlledForm.tsx';
import { FormSections } from './FormSections.tsx';
import { formErrors } from './form-errors.ts';
import { OtherEditors } from './OtherEditors.tsx';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { useFormController } from './use-form-controller.ts';

type Props = {
  mode: ValidationMode;
  /** `false` stays on the page after the record is saved. */
  redirect: 'list' | 'show' | false;
  /** What a new record starts with, besides its defaults. */
  start?: Values | undefined;
  /** Called once the record is saved, before another page is shown. */
  onSaved?: ((saved: RaRecord) => void) | undefined;
};

/** The form of a resource in its sections, validated by the rules of its definition. */
export function RecordForm({ mode, redirect, start, onSaved }: Props) {
  const view = useView();
  const { definition, screens } = view;
  const { fields, name } = definition;
  useFieldOfAddress();
  const access = useAccess(definition);
  const createPath = useCreatePath();
  const latest = useRecordContext<RaRecord>();
  // Started once: a later version must not replace what is being typed. The inputs know the latest.
  const [record] = useState(latest?.id === undefined ? undefined : latest);
  const [initial] = useState<Values>(() =>
    record ? toFormValues(fields, record) : { ...defaultValues(fields), ...start },
  );
  const controller = useFormController<Values, RaRecord>({
    of: name,
    affected: { queryKey: [name] },
    record,
    initial,
    keepable: useCallback((values, base) => keepableValues(fields, values, base), [fields]),
    valuesOf: (stored) => toFormValues(fields, stored),
    write: useWrite(),
    merge: ({ base, mine, theirs }, choices) => ({
      ...withChosen<Values>({ base, mine, theirs: toFormValues(fields, theirs) }, choices),
      ...uncompared(fields, mine),
    }),
    onSaved: useOnSaved(redirect, onSaved),
    staysWith: redirect === false ? (saved) => toFormValues(fields, saved) : undefined,
  });
  const validate = useCallback(
    (typed: Values) => formErrors(definition, typed, mode),
    [definition, mode],
  );
  const { edited } = useMemo(() => comparedPaths(view, access), [view, access]);
  const { adopt } = controller;
  useEffect(() => {
    if (record && latest) adopt(latest, edited);
  }, [record, latest, adopt, edited]);
  const current = useMemo(
    () => (record && latest ? toFormValues(fields, latest) : undefined),
    [fields, latest, record],
  );
  const goOn = useRedirect();
  const leave = () => {
    controller.abandon();
    goOn('list', name);
  };
  const locale = useLocale();
  const backTo = screens.edit === false ? undefined : createPath({ resource: name, type: 'list' });
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <ControlledForm<Values, RaRecord>
        controller={controller}
        initial={initial}
        validate={validate}
        backTo={backTo}
        record={current}
        named={(values) =>
          record ? [] : [partialName(definition, values, locale)].filter(Boolean)
        }
        buttons={record ? <ActionButtons view={view} removing size="medium" leave={leave} /> : null}
      >
        {record ? <OtherEditors resource={name} id={record.id} controller={controller} /> : null}
        <EnterAgain names={controller.leftOut} initial={initial} />
        <FormSections />
      </ControlledForm>
    </Box>
  );
}

/** Sends the values, as the next version of their record or as a new one. */
function useWrite() {
  const { definition } = useView();
  const actor = useActor();
  const provider = useDataProvider();
  return async (values: Values, base: RaRecord | undefined): Promise<RaRecord> => {
    const { fields, name: resource } = definition;
    if (!base) {
      const ready = readyValues(fields, values, { mode: 'create', actor });
      const known = Object.entries(ready).filter(([name]) => Object.hasOwn(fields, name));
      const typed = known.filter(([name]) => !fields[name]?.assigned);
      return (await provider.create(resource, { data: Object.fromEntries(typed) })).data;
    }
    const ready = readyValues(fields, values, { mode: 'change', actor });
    const version = base.__v === undefined ? {} : { __v: base.__v };
    const data = { ...ready, ...version };
    return (await provider.update(resource, { id: base.id, data, previousData: base })).data;
  };
}

/** Says that the record is saved, and leads on. */
function useOnSaved(redirect: Props['redirect'], notify: Props['onSaved']) {
  const { definition } = useView();
  const toast = useToast();
  const translate = useTranslate();
  const goOn = useRedirect();
  const wasThere = useRecordContext<RaRecord>()?.id !== undefined;
  return (saved: RaRecord) => {
    const { id } = saved;
    const done = wasThere ? 'updated' : 'created';
    toast(`resources.${definition.name}.notifications.${done}`, {
      type: 'info',
      args: {
        smart_count: 1,
        _: translate(`ra.notification.${done}`, { smart_count: 1 }),
      },
    });
    notify?.(saved);
    goOn(redirect, definition.name, id);
  };
}

type AgainProps = { names: readonly string[]; initial: Values };

/** Names what the restored draft could not hold, until it is entered again. */
function EnterAgain({ names, initial }: AgainProps) {
  const translate = useTranslate();
  const { definition } = useView();
  const typed: readonly unknown[] = useWatch({ name: [...names] });
  const missing = names.filter((name, at) => isSameValue(typed[at], initial[name]));
  if (missing.length === 0) return null;
  const labels = missing.map((name) => isolated(translate(fieldLabelKey(definition.name, name))));
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('kit.draft.again', { fields: labels.join(', ') })}
    </Alert>
  );
}
