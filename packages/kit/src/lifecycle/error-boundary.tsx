import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailedLoads } from '../routing/lazy-named.tsx';

type Props = {
  onError: (error: unknown, info: ErrorInfo) => void;
  /** Renders the failure; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A new value renders the children again, as `retry` does. */
  resetKey?: string;
  children: ReactNode;
};

type State = { failed: boolean; error: unknown; resetKey: string | undefined };

/** Keeps a throwing part from taking the rest of the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    if (resetKey === state.resetKey) return null;
    return { failed: false, error: null, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
    // The failure has been shown: rendering again may load the lost code again.
    forgetFailedLoads();
  }

  private retry = () => this.setState({ failed: false, error: null });

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(this.state.error, this.retry) : children;
  }
}
