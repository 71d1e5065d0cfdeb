import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  content?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Another way to go on, beside the confirmation. */
  second?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** While true, the dialog waits for the confirmed action to finish. */
  busy?: boolean;
  /** Disables the confirmation until what it needs is there. */
  blocked?: boolean;
  /** Marks a confirmation that cannot be undone. */
  danger?: boolean;
  textField?: { label: string; required?: boolean };
  onConfirm: (text: string) => void;
  onClose: () => void;
};

/**
 * Requires a confirmation before something happens (specification 2.12). If a text field is marked
 * as required, the confirmation is disabled until the field has content.
 *
 * @example
 * <ConfirmDialog open={asking} title="Delete Bill ?" content={code} onConfirm={remove} onClose={close} />
 */
export function ConfirmDialog({ open, onClose, busy = false, ...question }: ConfirmDialogProps) {
  return (
    <DialogFrame open={open} isBusy={busy} isLayer onClose={onClose} width="xs">
      {(titleId) => <Question {...question} busy={busy} onClose={onClose} titleId={titleId} />}
    </DialogFrame>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'open'> & { titleId: string };

/** Mounted only while the dialog is open, so that each question starts with an empty text field. */
function Question({ titleId, textField, onConfirm, ...props }: QuestionProps) {
  const { title, content, confirmLabel, cancelLabel, second, busy, danger, onClose } = props;
  const translate = useTranslate();
  const [text, setText] = useState('');
  const isBlocked =
    busy || props.blocked === true || (textField?.required === true && text.trim() === '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // A dialog inside a form must not submit that form too.
    if (!isBlocked) onConfirm(text.trim());
  };

  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {content !== undefined && <DialogContentText component="div">{content}</DialogContentText>}
        {textField && (
          <TextField
            autoFocus
            fullWidth
            margin="normal"
            label={textField.label}
            required={textField.required}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {cancelLabel ?? translate('shell.confirm.cancel')}
        </Button>
        {second && (
          <Button variant="outlined" onClick={second.onPress} disabled={busy}>
            {second.label}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={isBlocked}
          loading={busy}
          autoFocus={!textField}
        >
          {confirmLabel ?? translate('shell.confirm.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}
