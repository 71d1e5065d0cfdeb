import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { unavailable } from '../../../kit/actions/unavailable.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { RecoveryTextsProvider } from './RecoveryTextsProvider.tsx';
import { type Recovery, useRecovery } from './use-recovery.ts';

type Props = {
  /** Called with the number whose password was changed. */
  onChanged: (phone: string) => void;
  onClose: () => void;
};

/**
 * A new password in three steps: the number, the code that is sent to it, and the password
 * (specification 2.1). Going back returns to the first step, and so does closing.
 */
export function RecoveryDialog(props: Props) {
  return (
    <RecoveryTextsProvider>
      <Steps {...props} />
    </RecoveryTextsProvider>
  );
}

const TITLES = {
  phone: 'recovery.phone.title',
  code: 'recovery.code.title',
  password: 'recovery.password.title',
} as const;

function Steps({ onChanged, onClose }: Props) {
  const translate = useTranslate();
  const recovery = useRecovery(onChanged);
  const goBack = recovery.step === 'phone' ? onClose : recovery.restart;
  return (
    <DialogFrame width="xs" isBusy={recovery.isBusy} isLayer onClose={onClose}>
      {(titleId) => (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, pt: 1.5 }}>
            <HeadButton
              label={translate('recovery.back')}
              isBusy={recovery.isBusy}
              onClick={goBack}
            >
              <ArrowBack sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
            </HeadButton>
            <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1 }}>
              {translate(TITLES[recovery.step])}
            </Typography>
            <HeadButton
              label={translate('common.close')}
              isBusy={recovery.isBusy}
              onClick={onClose}
            >
              <Close />
            </HeadButton>
          </Box>
          <DialogContent sx={{ pt: 1 }}>
            <Step recovery={recovery} />
          </DialogContent>
        </>
      )}
    </DialogFrame>
  );
}

function Step({ recovery }: { recovery: Recovery }) {
  switch (recovery.step) {
    case 'phone':
      return <PhoneStep recovery={recovery} />;
    case 'code':
      return <CodeStep recovery={recovery} />;
    case 'password':
      return <PasswordStep recovery={recovery} />;
    default:
      return recovery.step satisfies never;
  }
}

type HeadButtonProps = {
  label: string;
  isBusy: boolean;
  onClick: () => void;
  children: React.ReactNode;
};

const HeadButton = ({ label, isBusy, onClick, children }: HeadButtonProps) => (
  <IconButton
    aria-label={label}
    data-hint={label}
    onClick={onClick}
    {...(isBusy && unavailable(label))}
  >
    {children}
  </IconButton>
);
