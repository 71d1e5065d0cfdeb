import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useImperativeHandle, useMemo } from 'react';
import { Form, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { errorKey, isGone } from '../../providers/call-error.ts';
import { useAccess } from '../access/use-access.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { comparedPaths } from '../conflict/compared-fields.ts';
import { DraftGuards } from '../drafts/DraftGuards.tsx';
import { useView } from '../view/use-view.ts';
import { FormToolbar } from './FormToolbar.tsx';
import { FormSaveContext } from './form-save.ts';
import type { FormDesk } from './use-form-desk.ts';

type Props<Values extends FieldValues, R extends RaRecord> = {
  desk: FormDesk<Values, R>;
  initial: Values;
  /** The record as it is stored now, for the inputs; none for a new one. */
  record: RaRecord | undefined;
  validate: (values: Values) => object;
  /** What the user recognises an offered draft by. */
  named: (values: Values) => readonly string[];
  backTo: string | undefined;
  /** The texts about a conflict, and about a save that failed. */
  words?: { conflict: 'kit.conflict' | 'order.conflict'; notLost: string };
  /** Further buttons for the toolbar. */
  buttons?: ReactNode;
  /** The inputs. */
  children: ReactNode;
};

const WORDS = { conflict: 'kit.conflict', notLost: 'kit.draft.notLost' } as const;

/**
 * A form that loses nothing: what is typed is stored on this device and offered again, leaving is
 * guarded, and a version that somebody else saved meanwhile is merged field by field.
 */
export function DeskForm<Values extends FieldValues, R extends RaRecord>(props: Props<Values, R>) {
  const { desk, initial, record, validate, named, backTo, words = WORDS } = props;
  const view = useView();
  const access = useAccess(view.definition);
  const paths = useMemo(() => comparedPaths(view, access), [view, access]);
  const start = useMemo(() => ({ ...initial }) as unknown as RaRecord, [initial]);
  const { stale, failure, base } = desk;
  const mayCreate = access.create && view.screens.create !== false;
  return (
    <Form
      record={start}
      validate={(values: object) => validate(values as Values)}
      onSubmit={(values: object) => desk.submit(values as Values)}
      noValidate
    >
      <FormHandle<Values> to={desk.form} />
      <FormSaveContext value={desk.saveNow}>
        <RecordContextProvider value={record as RaRecord}>{props.children}</RecordContextProvider>
      </FormSaveContext>
      {failure !== undefined && (
        <Failure
          error={failure}
          notLost={words.notLost}
          onSaveAsNew={mayCreate ? () => void desk.saveAsNew() : undefined}
        />
      )}
      <FormToolbar isSaving={desk.isSaving} draft={desk.draft.state} backTo={backTo}>
        {props.buttons}
      </FormToolbar>
      {stale && base.current && (
        <ConflictDialog
          {...paths}
          words={words.conflict}
          base={base.current}
          mine={desk.values()}
          theirs={stale}
          onChosen={(choices) => void desk.saveChosen(choices, stale)}
          onClose={desk.closeConflict}
        />
      )}
      <DraftGuards<Values, R>
        draft={desk.draft}
        named={named}
        onChange={desk.onChange}
        onRestore={desk.restore}
        isUnsaved={desk.isUnsaved}
      />
    </Form>
  );
}

/** Passes the form's methods to the parent. */
function FormHandle<Values extends FieldValues>({
  to,
}: {
  to: RefObject<UseFormReturn<Values> | null>;
}) {
  const form = useFormContext<Values>();
  useImperativeHandle(to, () => form, [form]);
  return null;
}

type FailureProps = {
  error: unknown;
  notLost: string;
  onSaveAsNew: (() => void) | undefined;
};

/** The reason why the record could not be saved stays visible; no input is lost. */
function Failure({ error, notLost, onSaveAsNew }: FailureProps) {
  const translate = useTranslate();
  const isLost = isGone(error);
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
      {translate(errorKey(error))} {translate(isLost ? 'kit.draft.deleted' : notLost)}
    </Alert>
  );
}
