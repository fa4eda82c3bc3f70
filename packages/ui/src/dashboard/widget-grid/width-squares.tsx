import { cn } from '../../foundations/cn.js';

/** A width as filled squares out of the maximum (direction, section 3); decorative, the button has it as text. */
export function WidthSquares({ width, most }: { width: number; most: number }) {
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: most }, (_, index) => (
        <span key={index} className={cn('h-12 w-8 border border-ink-2', index < width && 'bg-ink-2')} />
      ))}
    </span>
  );
}
