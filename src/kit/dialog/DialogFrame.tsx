import Close from '@mui/icons-material/Close';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

type Props = Pick<DialogProps, 'onKeyDown' | 'transitionDuration'> & {
  open?: boolean;
  /** The heading, which names the dialog. Without it, what is inside brings an element with the ID. */
  title?: string;
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** Where it fills the whole screen. */
  fills?: 'phone' | 'everywhere';
  /** Missing where the dialog must be answered. */
  onClose?: (() => void) | undefined;
  /** While true, the dialog cannot be closed. */
  isBusy?: boolean;
  /**
   * For a dialog over a page, without an address of its own: Back closes it, and the focus returns to
   * what has opened it.
   */
  isLayer?: boolean;
  /** Shows a button in the corner that closes the dialog, with this name. */
  closeLabel?: string;
  surface?: SxProps<Theme>;
  /** `DialogContent` and `DialogActions`; a function of the ID by which the dialog is named. */
  children: ReactNode | ((titleId: string) => ReactNode);
};

/** The frame of every dialog: how it is named, how large it is, and how it is closed. */
export function DialogFrame({ open = true, title, width, fills, children, ...rest }: Props) {
  const { onClose, isBusy = false, isLayer = false, closeLabel, surface, ...passed } = rest;
  const titleId = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const close = isBusy ? undefined : onClose;
  useBackCloses(open && isLayer, close);
  return (
    <Dialog
      {...passed}
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      fullScreen={fills === 'everywhere' || (fills === 'phone' && isNarrow)}
      {...(width && { maxWidth: width, fullWidth: true })}
      {...(surface && { slotProps: { paper: { sx: surface } } })}
    >
      {title !== undefined && (
        <DialogHead titleId={titleId} closeLabel={closeLabel} onClose={close}>
          {title}
        </DialogHead>
      )}
      {typeof children === 'function' ? children(titleId) : children}
      {isLayer && <FocusReturn />}
    </Dialog>
  );
}

type HeadProps = {
  titleId: string;
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/** The heading of a dialog, and the button in the corner that closes it, if that has a name. */
export function DialogHead({ titleId, closeLabel, onClose, children }: HeadProps) {
  return (
    <>
      <DialogTitle id={titleId} {...(closeLabel && { sx: BESIDE_CORNER })}>
        {children}
      </DialogTitle>
      {closeLabel && (
        <IconButton aria-label={closeLabel} data-hint={closeLabel} onClick={onClose} sx={CORNER}>
          <Close />
        </IconButton>
      )}
    </>
  );
}

/** Inside the dialog, so that it is the last to leave the page. */
function FocusReturn() {
  useFocusReturn();
  return null;
}

const BESIDE_CORNER = { paddingInlineEnd: 7 } as const;

const CORNER = { position: 'absolute', top: 12, insetInlineEnd: 12 } as const;
