import { Component } from 'react';
import type { GridController, GridDraft } from './grid-controller.js';

interface FrameCommitProps<Row> {
  grid: GridController<Row>;
  draft: GridDraft<Row>;
}

/**
 * Passes the rendered draft to the controller once React has committed it. Rendered before the rest of the grid, so
 * that it runs before the rows' layout effects. A class, because no hook can tell where the focus was before rows were
 * removed.
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
