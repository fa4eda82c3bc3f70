import type { ComponentProps } from 'react';
import { cn } from '../../foundations/index.js';
import { FLAGS } from './flags.js';

export interface CountryFlagProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** ISO 3166-1 alpha-2. */
  code: string;
}

/**
 * The flag of a country, 18 by 12, beside its name or code, which says the same: it is hidden from assistive technology. Nothing
 * where there is no drawing.
 */
export function CountryFlag({ code, className, ...props }: CountryFlagProps) {
  const flag = FLAGS[code];
  if (!flag) return null;
  return (
    <svg
      width={18}
      height={12}
      viewBox="0 0 18 12"
      aria-hidden
      data-flag={code}
      className={cn('inline-block shrink-0 align-baseline outline outline-1 outline-line', className)}
      {...props}
    >
      {flag.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
}
