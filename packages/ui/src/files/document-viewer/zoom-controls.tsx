import { useState, type Ref } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon, MinusIcon, PlusIcon, RotateIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import {
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '../../overlays/menu/index.js';
import { FITS, LISTED_ZOOMS, MAX_ZOOM, MIN_ZOOM, parseZoom, stepZoom, type Zoom } from './zoom.js';

const FIT_LABELS = {
  auto: 'files.viewer.fitAuto',
  width: 'files.viewer.fitWidth',
  page: 'files.viewer.fitPage',
} as const;

const fieldClasses =
  'focus-ring h-32 rounded-control border border-transparent bg-transparent px-4 text-center text-small tabular-nums hover:border-line-control focus:border-line-control focus:bg-surface max-xs:h-36';

/** A short text field that commits on Enter or blur; Escape restores the previous value. */
export function TypedField({
  label,
  shown,
  onTyped,
  className,
  ref,
}: {
  label: string;
  /** Shown while nothing is typed. */
  shown: string;
  onTyped: (typed: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null) onTyped(typed);
    setTyped(null);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      ref={ref}
      aria-label={label}
      value={typed ?? shown}
      className={cn(fieldClasses, className)}
      data-keeps-escape={typed === null ? undefined : ''}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        else if (event.key === 'Escape' && typed !== null) setTyped(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.select();
      }}
    />
  );
}

export interface ZoomControlsProps {
  zoom: Zoom;
  /** The effective factor, also when fitted. */
  factor: number;
  onZoomChange: (zoom: Zoom) => void;
  onRotate: () => void;
}

/** Buttons to zoom out and in, a field for the factor, a menu of factors and fits, and a button to rotate. */
export function ZoomControls({ zoom, factor, onZoomChange, onRotate }: ZoomControlsProps) {
  const t = useStrings();
  const percent = (value: number) => t('files.viewer.percent', { value: Math.round(value * 100) });
  return (
    <>
      <IconButton
        icon={MinusIcon}
        label={t('files.viewer.zoomOut')}
        size="toolbar"
        className="max-xs:size-36"
        aria-disabled={factor <= MIN_ZOOM || undefined}
        onClick={() => onZoomChange(stepZoom(factor, -1))}
      />
      <TypedField
        label={t('files.viewer.zoom')}
        shown={percent(factor)}
        className="w-56 @max-[400px]/viewer:w-44"
        onTyped={(typed) => {
          const wanted = parseZoom(typed);
          if (wanted !== undefined) onZoomChange(wanted);
        }}
      />
      <IconButton
        icon={PlusIcon}
        label={t('files.viewer.zoomIn')}
        size="toolbar"
        className="max-xs:size-36"
        aria-disabled={factor >= MAX_ZOOM || undefined}
        onClick={() => onZoomChange(stepZoom(factor, 1))}
      />
      <MenuRoot>
        <MenuTrigger asChild>
          <IconButton
            icon={CaretDownIcon}
            label={t('files.viewer.zoomChoices')}
            size="small"
            iconSize={12}
            className="max-xs:size-36"
          />
        </MenuTrigger>
        <MenuContent side="top" align="center">
          <MenuRadioGroup
            value={String(zoom)}
            onValueChange={(value) => onZoomChange(FITS.find((fit) => fit === value) ?? Number(value))}
          >
            {FITS.map((fit) => (
              <MenuRadioItem key={fit} value={fit}>
                {t(FIT_LABELS[fit])}
              </MenuRadioItem>
            ))}
            <MenuSeparator />
            {LISTED_ZOOMS.map((listed) => (
              <MenuRadioItem key={listed} value={String(listed)}>
                {percent(listed)}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </MenuContent>
      </MenuRoot>
      <IconButton
        icon={RotateIcon}
        label={t('files.viewer.rotate')}
        size="toolbar"
        className="max-xs:size-36"
        onClick={onRotate}
      />
    </>
  );
}
