import { cn } from '../../foundations/cn.js';
import { CaretUpDownIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Deferred, PerimeterMenu } from './layers.js';
import type { Perimeter } from './types.js';

/** The company the user acts for: a menu if there is a choice, else plain text. */
export function PerimeterSwitch({
  perimeter,
  className,
  quietClassName,
}: {
  perimeter: Perimeter;
  className?: string;
  /** Colour class of the number of legal entities, for the background it is on. */
  quietClassName: string;
}) {
  const t = useStrings();
  const { company, entities, options, current, onSwitch } = perimeter;
  const fact = (
    <span className="grid min-w-0 text-left">
      <span className="truncate text-small font-semibold">{company}</span>
      {entities === 0 ? null : (
        <span className={cn('text-caption whitespace-nowrap', quietClassName)}>
          {entities === undefined ? '\u00a0' : t('navigation.bar.entities', { count: entities })}
        </span>
      )}
    </span>
  );
  const classes = cn('flex min-h-36 min-w-0 items-center gap-8', className);
  if (!onSwitch || !options || options.length < 2) return <div className={classes}>{fact}</div>;
  const label = (
    <>
      {fact}
      <CaretUpDownIcon size={14} className="shrink-0" label={t('navigation.bar.switchPerimeter')} />
    </>
  );
  return (
    <Deferred
      renderButton={(handlers) => (
        <button type="button" aria-haspopup="menu" aria-expanded={false} className={classes} {...handlers}>
          {label}
        </button>
      )}
    >
      {(wanted, button) => (
        <PerimeterMenu
          fallback={button}
          options={options}
          current={current}
          onSwitch={onSwitch}
          className={classes}
          defaultOpen={wanted}
        >
          {label}
        </PerimeterMenu>
      )}
    </Deferred>
  );
}
