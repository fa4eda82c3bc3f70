import { cn } from '../../foundations/cn.js';

/** The busy mark: a ring with a notch, the only looping animation in Atrium (direction, section 10). */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
      data-spinner
      className={cn('animate-[spinner_900ms_linear_infinite]', className)}
    >
      <path d="M10.2 2.2a6.2 6.2 0 1 1-4.4 0" strokeLinecap="round" />
    </svg>
  );
}
