import { Component, type ReactNode } from 'react';

interface ErrorWallProps {
  children: ReactNode;
  fallback: () => ReactNode;
  onError: (error: unknown) => void;
}

/** What throws inside stays inside. */
export class ErrorWall extends Component<ErrorWallProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
