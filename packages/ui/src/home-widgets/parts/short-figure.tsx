import { useFormats } from '../../foundations/index.js';

export interface ShortFigureProps {
  value: number;
  /** The full figure, shown as tooltip and read by screen readers. */
  whole: string;
}

/** A figure abbreviated to K or M with one decimal, where the full one does not fit (PLAT-105). */
export function ShortFigure({ value, whole }: ShortFigureProps) {
  const formats = useFormats();
  return (
    <span title={whole}>
      <span aria-hidden>{formats.abbreviated(value, 1)}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
