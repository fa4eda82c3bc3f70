import { useState } from 'react';
import { EditableText } from '../../content/editable-text/index.js';
import type { HubMarket } from '@atrium/contract/information-hub-rules';
import {
  CaretRightIcon,
  cn,
  HostLink,
  lazyPart,
  useFormats,
  useLanguage,
  useStrings,
} from '../../foundations/index.js';
import { useMedia } from '../../foundations/use-media.js';
import { MarketMark } from '../market-map/internal.js';
import { countryBloc, MARKET_CODES, MARKETS } from '../hub-structure.js';
import { countryNames } from './bloc-names.js';
import { CountryPreview } from './country-preview.js';
import { documentsOf, type OverviewProps } from './overview.js';

/** The country outlines are large, so they are loaded only where the map fits. */
const LazyMarketMap = lazyPart(async () => (await import('../market-map/market-map.js')).MarketMap);

/** HUB-007 to HUB-013: three groups of countries beside a map that repeats them and highlights the hovered one. */
export function CountriesOverview({ documents, bloc, hrefOf, textOf, isBeside }: OverviewProps) {
  const t = useStrings();
  const formats = useFormats();
  const language = useLanguage();
  const hasMap = useMedia('(width >= 1024px)', false) && !isBeside;
  const { compare } = new Intl.Collator(language);
  const nameOf = countryNames(language);
  const [shown, setShown] = useState<{ market: HubMarket; country: string }>();
  return (
    <div className={cn('py-16', hasMap && 'grid grid-cols-[minmax(0,8fr)_minmax(0,5fr)] gap-32')}>
      {hasMap ? (
        <div>
          <LazyMarketMap fallback={<div className="aspect-[808/740]" />} country={shown?.country}>
            {shown ? (
              <CountryPreview
                name={nameOf(shown.country)}
                market={t(`informationHub.blocs.${shown.market}`)}
                documents={documentsOf(documents, countryBloc(shown.market, shown.country))}
              />
            ) : (
              <p className="mb-8 text-small">{t('informationHub.map.hint')}</p>
            )}
          </LazyMarketMap>
        </div>
      ) : null}
      <div className="grid content-start gap-32">
        {MARKET_CODES.map((market) => {
          const name = t(`informationHub.blocs.${market}`);
          // HUB-011: sorted by name in the user's language.
          const countries = MARKETS[market]
            .map((code) => ({ code, label: nameOf(code), bloc: countryBloc(market, code) }))
            .toSorted((a, b) => compare(a.label, b.label));
          return (
            <section key={market} aria-label={name} className="border-t-2 border-line-ink">
              <div className="border-b border-line py-10">
                <h2 className="flex items-center gap-12 text-heading-3">
                  <MarketMark market={market} />
                  {name}
                  <span className="font-normal text-ink-2">{formats.integer(countries.length)}</span>
                </h2>
                <EditableText className="mt-2 pl-26" name={name} texts={textOf(market)}>
                  {({ pencil, form, read }) =>
                    form ?? (
                      <div className="flex items-start justify-between gap-8">
                        <p className="min-w-0 text-caption break-words text-ink-2">{read(market)}</p>
                        {pencil}
                      </div>
                    )
                  }
                </EditableText>
              </div>
              <ul className="gap-x-24 xs:columns-2">
                {countries.map(({ code, label, bloc: own }) => {
                  const count = documentsOf(documents, own).length;
                  return (
                    <li key={code} className="break-inside-avoid border-b border-line">
                      <HostLink
                        href={hrefOf(own)}
                        aria-label={t('informationHub.countryLink', { country: label, count })}
                        aria-current={bloc === own ? 'true' : undefined}
                        onFocus={() => setShown({ market, country: code })}
                        onPointerEnter={() => setShown({ market, country: code })}
                        className={cn(
                          'focus-inset flex min-h-36 items-center gap-12 py-6 hover:bg-hover max-xs:min-h-44',
                          bloc === own && 'bg-selection font-semibold',
                        )}
                      >
                        <span className="w-24 text-caption text-ink-2">{code}</span>
                        <span className="min-w-0 flex-1">{label}</span>
                        <span className="text-small text-ink-2">{formats.integer(count)}</span>
                        <CaretRightIcon size={14} />
                      </HostLink>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
