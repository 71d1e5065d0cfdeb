import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { Form, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { errorKey, isWorthAnotherTry } from '../../providers/call-error.ts';
import { isNotFound } from '../../providers/capabilities.ts';
import { useAccess } from '../access/use-access.ts';
import { comparedPaths } from '../conflict/compared-fields.ts';
import { useView } from '../view/use-view.ts';
import { FormGuards } from './FormGuards.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { FormSaveContext } from './form-save.ts';
import { type FormController, isShownAtInputs } from './use-form-controller.ts';

type Props<Values extends FieldValues, R extends RaRecord> = {
  controller: FormController<Values, R>;
  initial: Values;
  /** The record as it is stored now, for the inputs; none for a new one. */
  record: RaRecord | undefined;
  validate: (values: Values) => object;
  /** What the user recognises an offered draft by. */
  named: (values: Values) => readonly string[];
  backTo: string | undefined;
  /** The texts about a conflict, and about a save that failed. */
  texts?: { conflict: 'kit.conflict' | 'order.conflict'; notLost: string };
  /** Further buttons for the toolbar. */
  buttons?: ReactNode;
  /** The inputs. */
  children: ReactNode;
};

const TEXTS = { conflict: 'kit.conflict', notLost: 'kit.draft.notLost' } as const;

/**
 * A form that loses nothing: what is typed is stored on this device and offered again, leaving is
 * guarded, and a version that somebody else saved meanwhile is merged field by field.
 */
export function ControlledForm<Values extends FieldValues, R extends RaRecord>(
  props: Props<Values, R>,
) {
  const { controller, initial, record, validate, named, backTo, texts = TEXTS } = props;
  const view = useView();
  const access = useAccess(view.definition);
  const paths = useMemo(() => comparedPaths(view, access), [view, access]);
  const start = useMemo(() => ({ ...initial }) as unknown as RaRecord, [initial]);
  const { failure } = controller;
  const mayCreate = access.create && view.screens.create !== false;
  return (
    <Form
      record={start}
      validate={(values: object) => validate(values as Values)}
      onSubmit={(values: object) => controller.submit(values as Values)}
      noValidate
    >
      <FormSaveContext value={controller.saveNow}>
        <RecordContextProvider value={record as RaRecord}>{props.children}</RecordContextProvider>
      </FormSaveContext>
      {failure !== undefined && !isShownAtInputs(failure) && (
        <Failure
          error={failure}
          notLost={texts.notLost}
          onSaveAsNew={mayCreate ? () => void controller.saveAsNew() : undefined}
        />
      )}
      <FormToolbar isSaving={controller.isSaving} draft={controller.draft.state} backTo={backTo}>
        {props.buttons}
      </FormToolbar>
      <FormGuards<Values, R>
        controller={controller}
        named={named}
        conflict={{ ...paths, texts: texts.conflict }}
      />
    </Form>
  );
}

type FailureProps = {
  error: unknown;
  notLost: string;
  onSaveAsNew: (() => void) | undefined;
};

/** The reason why the record could not be saved stays visible; no input is lost. */
function Failure({ error, notLost, onSaveAsNew }: FailureProps) {
  const translate = useTranslate();
  const isLost = isNotFound(error);
  const remark = isLost ? 'kit.draft.deleted' : isWorthAnotherTry(error) ? notLost : undefined;
  return (
    <Alert
      severity="error"
      sx={{ mt: 2, alignItems: 'center' }}
      action={
        isLost &&
        onSaveAsNew && (
          <Button size="small" color="inherit" onClick={onSaveAsNew}>
            {translate('kit.draft.saveAsNew')}
          </Button>
        )
      }
    >
      {translate(errorKey(error))} {remark && translate(remark)}
    </Alert>
  );
}
