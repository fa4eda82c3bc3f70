import { useId, type ComponentProps } from 'react';
import { cn } from '../../foundations/index.js';
import { MARKET_CODES } from '../places.js';
import { Hatch } from '../../data/hatch/internal.js';
import { marketFill } from './market-mark.js';
import { LAND, MAP_SIZE, MARKETS, SMALL_MARKETS } from './outlines.js';

export interface MarketMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The `svg` element. */
  ref?: ComponentProps<'svg'>['ref'];
}

/**
 * The markets of the bank on a map, for the eye alone: the lists beside it say the same (HUB-013). A group is filled, hatched
 * or outlined, as in its mark.
 */
export function MarketMap({ className, ...props }: MarketMapProps) {
  const hatch = useId();
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className={cn('h-auto w-full print:hidden', className)}
      {...props}
    >
      <Hatch id={hatch} />
      <path d={LAND} className="fill-well" />
      {MARKET_CODES.map((market) => (
        <path key={market} d={MARKETS[market]} fillRule="evenodd" {...marketFill(market, hatch)} />
      ))}
      {SMALL_MARKETS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={4} className="fill-brand stroke-bg" />
      ))}
    </svg>
  );
}
