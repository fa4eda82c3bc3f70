import { useId, type ComponentProps, type ReactNode } from 'react';
import { Hatch } from '../../data/hatch/internal.js';
import { cn, useStrings } from '../../foundations/index.js';
import { MARKET_CODES, MARKETS } from '../hub-structure.js';
import type { MapDrawing } from './drawing.js';
import { EUROPE, WORLD } from './generated/outlines.js';
import { marketFill } from './market-mark.js';

export interface MarketMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Code of the hovered or focused country. */
  country?: string | undefined;
  /** Content beside the map of Europe. */
  children?: ReactNode;
}

/** Distance in px around the centre of a label that its line leaves free. */
const LABEL_RADIUS = 12;

/** Returns the first group of a country: Italy is in two of them, but drawn once. */
const marketOf = (country: string) =>
  MARKET_CODES.find((market) => (MARKETS[market] as readonly string[]).includes(country))!;

interface DrawnMapProps extends ComponentProps<'svg'> {
  map: MapDrawing;
  country: string | undefined;
}

/** One map; each group is filled, hatched or outlined, as in its legend mark. */
function DrawnMap({ map, country, className, ...props }: DrawnMapProps) {
  const hatch = useId();
  const outlines = Object.entries(map.outlines);
  const outlined = country && map.outlines[country];
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} className={cn('h-auto w-full', className)} {...props}>
      <Hatch id={hatch} />
      <path d={map.land} className="fill-well" />
      <path d={map.borders} className="fill-none stroke-bg" />
      {outlines.map(([code, outline]) => (
        <path key={code} d={outline} fillRule="evenodd" {...marketFill(marketOf(code), hatch)} />
      ))}
      {outlined ? (
        <path d={outlined} className="fill-none stroke-ink" strokeWidth={2} strokeLinejoin="round" />
      ) : null}
      {Object.entries(map.dots).map(([code, [x, y]]) => (
        <circle
          key={code}
          cx={x}
          cy={y}
          r={4}
          className={cn('fill-brand', code === country ? 'stroke-ink stroke-2' : 'stroke-bg')}
        />
      ))}
      {Object.entries(map.lines).map(([code, [x, y]]) => {
        const [labelX, labelY] = map.labels[code]!;
        // The line starts beside the label.
        const start = LABEL_RADIUS / Math.hypot(x - labelX, y - labelY);
        return (
          <line
            key={code}
            x1={labelX + (x - labelX) * start}
            y1={labelY + (y - labelY) * start}
            x2={x}
            y2={y}
            className="stroke-ink"
          />
        );
      })}
      {Object.entries(map.labels).map(([code, [x, y]]) => {
        const isOnFill =
          !(code in map.dots) && !(code in map.lines) && marketOf(code) === 'CORE_CASH_MANAGEMENT_MARKETS';
        return (
          <text
            key={code}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            className={cn(
              'text-[13px] font-semibold',
              isOnFill ? 'fill-on-brand' : 'fill-ink stroke-bg stroke-4 [paint-order:stroke]',
            )}
          >
            {code}
          </text>
        );
      })}
    </svg>
  );
}

/** The bank's markets on a map; hidden from screen readers, as the lists beside it have the same content (HUB-013). */
export function MarketMap({ country, children, className, ...props }: MarketMapProps) {
  const t = useStrings();
  return (
    <div aria-hidden className={cn('@container print:hidden', className)} {...props}>
      <DrawnMap map={WORLD} country={country} />
      <div className="mt-8 grid gap-32 @[640px]:grid-cols-2">
        <div className="border-t border-line pt-8">
          <p className="mb-8 text-small font-semibold">{t('informationHub.map.europe')}</p>
          <DrawnMap map={EUROPE} country={country} className="max-w-416" />
        </div>
        <div className="border-t border-line pt-8">
          {children}
          <p className="text-caption text-ink-2">{t('informationHub.map.note')}</p>
        </div>
      </div>
    </div>
  );
}
