import type { ReactNode } from 'react';
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

export interface PerimeterMenuProps {
  options: NonNullable<Perimeter['options']>;
  current: string | undefined;
  onSwitch: (id: string) => void;
  className: string;
  defaultOpen: boolean;
  /** The content of the button. */
  children: ReactNode;
}

/** The menu to choose the perimeter. */
export function PerimeterMenu({
  options,
  current,
  onSwitch,
  className,
  defaultOpen,
  children,
}: PerimeterMenuProps) {
  const t = useStrings();
  return (
    <MenuRoot defaultOpen={defaultOpen}>
      <MenuTrigger className={className}>{children}</MenuTrigger>
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
