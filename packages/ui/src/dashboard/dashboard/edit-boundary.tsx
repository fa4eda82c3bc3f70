import { Component, type ReactNode } from 'react';

interface EditBoundaryProps {
  /** Called when edit mode threw an error or its code did not load: the board continues without it. */
  onFailure: () => void;
  children: ReactNode;
}

/** Error boundary: an error in edit mode does not break the home page, and one in a dialog does not break edit mode. */
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
