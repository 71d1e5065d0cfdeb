import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage.tsx';

type Props = { children: ReactNode };
type State = { error: Error | undefined };

/** Keeps the menu and the top bar working when a page fails to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <FailurePage error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />
    );
  }
}
