type Point = readonly [x: number, y: number];

/** A map as `tools/market-map.ts` draws it. Countries stand by their code. */
export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly borders: string;
  readonly outlines: Readonly<Record<string, string>>;
  /** Countries too small for an outline. */
  readonly dots: Readonly<Record<string, Point>>;
  /** The middle of each code. */
  readonly labels: Readonly<Record<string, Point>>;
  /** Where the line of a code ends that stands beside its country. */
  readonly lines: Readonly<Record<string, Point>>;
}
