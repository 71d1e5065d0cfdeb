import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  /** What is shown until the part is loaded, and where it cannot be loaded or drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/**
 * Something that a page can do without, whose code is loaded when it is drawn. Its failure is no failure of
 * the page, on which somebody may be typing; it is not loaded again before the page is.
 */
export class OptionalPart extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.isMissing ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
