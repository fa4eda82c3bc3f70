import { Component, type ReactNode } from 'react';

interface EditBoundaryProps {
  /** Edit mode broke, or its code did not come: the board goes on without it. */
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps edit mode that fails from taking the home down with it, and a dialog that fails from taking edit mode. */
export class EditBoundary extends Component<EditBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
