import { useFormats } from '../../foundations/index.js';

export interface ShortFigureProps {
  value: number;
  /** The figure in full: its tooltip, and what is read aloud. */
  whole: string;
}

/** A figure in K or M with one decimal, where there is no room for all of it (PLAT-105). */
export function ShortFigure({ value, whole }: ShortFigureProps) {
  const formats = useFormats();
  return (
    <span title={whole}>
      <span aria-hidden>{formats.abbreviated(value, 1)}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
