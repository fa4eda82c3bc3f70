import { cn } from '../../foundations/cn.js';
import { CaretUpDownIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import {
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuTrigger,
} from '../../overlays/menu/index.js';
import type { Perimeter } from './types.js';

/** For whom the person acts: a menu where there is a choice, a plain fact where there is none. */
export function PerimeterSwitch({
  perimeter: { company, entities, options, current, onSwitch },
  className,
  quietClassName,
}: {
  perimeter: Perimeter;
  className?: string;
  /** Colour of the number of legal entities on the ground it stands on. */
  quietClassName: string;
}) {
  const t = useStrings();
  const fact = (
    <span className="grid min-w-0 text-left">
      <span className="truncate text-small font-semibold">{company}</span>
      <span className={cn('text-caption whitespace-nowrap', quietClassName)}>
        {t('navigation.bar.entities', { count: entities })}
      </span>
    </span>
  );
  const classes = cn('flex min-h-36 min-w-0 items-center gap-8', className);
  if (!onSwitch || !options || options.length < 2) return <p className={classes}>{fact}</p>;
  return (
    <MenuRoot>
      <MenuTrigger className={classes}>
        {fact}
        <CaretUpDownIcon size={14} className="shrink-0" label={t('navigation.bar.switchPerimeter')} />
      </MenuTrigger>
      <MenuContent sideOffset={10}>
        <MenuLabel>{t('navigation.bar.perimeter')}</MenuLabel>
        <MenuRadioGroup value={current ?? ''} onValueChange={onSwitch}>
          {options.map((option) => (
            <MenuRadioItem key={option.id} value={option.id}>
              {option.label}
              {option.detail ? <span className="block text-caption text-ink-3">{option.detail}</span> : null}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </MenuRoot>
  );
}
