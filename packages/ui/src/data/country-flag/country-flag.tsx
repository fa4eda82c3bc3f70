import type { ComponentProps } from 'react';
import { cn } from '../../foundations/index.js';
import { FLAGS } from './flags.js';

export interface CountryFlagProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** ISO 3166-1 alpha-2 code of the country. */
  code: string;
}

/**
 * The flag of a country, 18 by 12 px, for use beside its name or code; hidden from assistive technology. Renders
 * nothing for a country without a drawing.
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
