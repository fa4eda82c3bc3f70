import type { HubMarket } from '@atrium/contract/information-hub-rules';
import { useId } from 'react';
import { Hatch } from '../../data/hatch/internal.js';

/** Returns the fill of a market group, on the map and in its legend mark: filled, hatched or outlined. */
export const marketFill = (market: HubMarket, hatch: string): { fill?: string; className: string } =>
  market === 'OVERLAY_MARKETS'
    ? { fill: `url(#${hatch})`, className: 'stroke-brand' }
    : {
        className:
          market === 'CORE_CASH_MANAGEMENT_MARKETS' ? 'fill-brand stroke-bg' : 'fill-bg stroke-brand',
      };

/** The legend mark of a market group, drawn like its countries on the map. */
export function MarketMark({ market }: { market: HubMarket }) {
  const hatch = useId();
  return (
    <svg aria-hidden viewBox="0 0 14 14" width={14} height={14} className="shrink-0">
      <Hatch id={hatch} />
      <rect x={1} y={1} width={12} height={12} {...marketFill(market, hatch)} />
    </svg>
  );
}
