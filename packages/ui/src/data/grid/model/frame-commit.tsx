import { Component } from 'react';
import type { GridController, GridDraft } from './grid-controller.js';

interface FrameCommitProps<Row> {
  grid: GridController<Row>;
  draft: GridDraft<Row>;
}

/**
 * Hands what was drawn to the controller once React has committed it. It stands before all that is drawn of the grid: its
 * turn comes before the layout effects of the rows. A class, since no hook tells where the focus was before rows went.
 */
export class FrameCommit<Row> extends Component<FrameCommitProps<Row>> {
  override getSnapshotBeforeUpdate(): boolean {
    return this.props.grid.hasFocus();
  }

  override componentDidMount(): void {
    this.#commit(false);
  }

  override componentDidUpdate(_props: FrameCommitProps<Row>, _state: unknown, hadFocus: boolean): void {
    this.#commit(hadFocus);
  }

  #commit(hadFocus: boolean): void {
    this.props.grid.commit(this.props.draft, hadFocus);
  }

  override render(): null {
    return null;
  }
}
