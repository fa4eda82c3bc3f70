/** Browsers limit a scroll area to 17.5 million px (Firefox) or 33.5 million (Chrome); this stays below both. */
const MAX_HEIGHT = 16_000_000;
/** Over this length at both ends the scroll area is mapped one to one, so that the ends are reached without a jump. */
const END = 1_000_000;

/**
 * Maps the browser's scroll position to an offset in content of any height. Content that fits is not mapped. Taller
 * content scrolls one to one with wheel and keys, and proportionally with the scroll bar; `anchor` realigns both when
 * scrolling ends.
 */
export class ScrollMap {
  #content = 0;
  #viewport = 0;
  #position = 0;
  #offset = 0;
  readonly #max: number;
  readonly #end: number;

  constructor(max = MAX_HEIGHT, end = END) {
    this.#max = max;
    this.#end = end;
  }

  /** Returns a copy for other content or viewport heights, in px; this one is unchanged. */
  resized(content: number, viewport: number): ScrollMap {
    const map = new ScrollMap(this.#max, this.#end);
    map.#position = this.#position;
    map.#offset = this.#offset;
    map.resize(content, viewport);
    return map;
  }

  /** Whether the content and viewport heights are these, in px. */
  hasSize(content: number, viewport: number): boolean {
    return content === this.#content && viewport === this.#viewport;
  }

  /** Sets the content and viewport heights, in px. */
  resize(content: number, viewport: number): void {
    this.#content = content;
    this.#viewport = viewport;
    this.#position = Math.min(this.#position, this.#lastPosition);
    // Content that now fits uses the browser's position: rows rendered with a shift would leave a gap at the end.
    this.#offset = this.#scaled ? Math.min(this.#offset, this.#lastOffset) : this.#position;
  }

  /** Height in px of the scroll area. */
  get height(): number {
    return Math.min(this.#content, this.#max);
  }

  /** What to add to a position in the content to get its position in the scroll area. */
  get shift(): number {
    return this.#position - this.#offset;
  }

  get offset(): number {
    return this.#offset;
  }

  /** Records that the browser scrolled to `position`; returns the offset in the content. */
  scrolled(position: number): number {
    const delta = position - this.#position;
    const last = this.height - this.#viewport;
    const near = Math.abs(delta) < 2 * this.#viewport && position > 0 && position < last;
    this.#position = position;
    this.#offset =
      this.#scaled && near
        ? Math.min(Math.max(this.#offset + delta, 0), this.#lastOffset)
        : this.#toOffset(position);
    return this.#offset;
  }

  /** Moves to an offset in the content; returns the browser position to scroll to. */
  goTo(offset: number): number {
    this.#offset = Math.min(Math.max(offset, 0), this.#lastOffset);
    this.#position = this.#toPosition(this.#offset);
    return this.#position;
  }

  /** Returns the browser position for the current offset, or undefined if it is there already. */
  anchor(): number | undefined {
    if (!this.#scaled) return undefined;
    const position = this.#toPosition(this.#offset);
    if (Math.abs(position - this.#position) < 1) return undefined;
    this.#position = position;
    return position;
  }

  get #scaled(): boolean {
    return this.#content > this.#max;
  }

  get #lastOffset(): number {
    return Math.max(0, this.#content - this.#viewport);
  }

  get #lastPosition(): number {
    return Math.max(0, this.height - this.#viewport);
  }

  get #ratio(): number {
    return (this.#lastOffset - 2 * this.#end) / (this.#lastPosition - 2 * this.#end);
  }

  #toOffset(position: number): number {
    if (!this.#scaled || position < this.#end) return position;
    if (position > this.#lastPosition - this.#end) return this.#lastOffset - (this.#lastPosition - position);
    return this.#end + (position - this.#end) * this.#ratio;
  }

  #toPosition(offset: number): number {
    if (!this.#scaled || offset < this.#end) return offset;
    if (offset > this.#lastOffset - this.#end) return this.#lastPosition - (this.#lastOffset - offset);
    return Math.round(this.#end + (offset - this.#end) / this.#ratio);
  }
}
