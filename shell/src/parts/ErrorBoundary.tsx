import { Component, type ReactNode } from 'react';

interface ErrorWallProps {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
}

/** What throws inside stays inside. */
export class ErrorWall extends Component<ErrorWallProps, { fault: { error: unknown } | null }> {
  override state: { fault: { error: unknown } | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { fault } = this.state;
    return fault ? this.props.fallback(fault.error) : this.props.children;
  }
}
