import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { LoadError } from '../../providers/loading-gate.tsx';
import { MissingCodePage } from './MissingCodePage.tsx';

type FailurePageProps = {
  error: Error;
  resetErrorBoundary: (...why: unknown[]) => void;
};

/**
 * A part of the program that could not be loaded, or that a newer version has replaced; browsers
 * report this in different messages.
 */
const isMissingCode = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script|preload CSS/i.test(message);

/** Shown when a page failed to render: what happened, and what to do. */
export function FailurePage({ error, resetErrorBoundary }: FailurePageProps) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  if (isMissingCode(error)) return <MissingCodePage />;
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', p: 4, textAlign: 'start' }}>
      <Alert severity="error" variant="outlined">
        <Typography component="h2" variant="h6" gutterBottom>
          {translate('shell.failure.title')}
        </Typography>
        <Typography sx={{ mb: 2 }}>{translate('shell.failure.text')}</Typography>
        <Typography component="details" variant="body2" sx={{ mb: 2 }}>
          <summary>{translate('shell.failure.details')}</summary>
          <bdi dir="ltr">{error.message}</bdi>
        </Typography>
        <Button variant="contained" onClick={() => resetErrorBoundary()}>
          {translate('common.retry')}
        </Button>
        <Button href="/">{translate('common.toOverview')}</Button>
      </Alert>
    </Box>
  );
}

type Props = { children: ReactNode };
type State = { error: Error | undefined };

/** Keeps the menu and the top bar working when a page fails to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof LoadError) error.tryAgain();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <FailurePage error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />
    );
  }
}
