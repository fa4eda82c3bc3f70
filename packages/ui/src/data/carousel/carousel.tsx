import { createContext, use, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode, TouchEvent } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { CaretLeftIcon, CaretRightIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';

interface CarouselContext {
  count: number;
  index: number;
  slidesId: string;
  show: (index: number) => void;
}
const Context = createContext<CarouselContext | undefined>(undefined);
function useCarousel() {
  const carousel = use(Context);
  if (!carousel) throw new Error('A part of a carousel stands outside CarouselRoot.');
  return carousel;
}

/** A touch that moves less than this, in px, is a tap or a scroll. */
const SWIPE = 40;

export interface CarouselRootProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Names the carousel for assistive technology. */
  label: string;
  /** Number of slides. */
  count: number;
  /** Index of the slide shown, from 0. */
  value?: number;
  /** Index of the slide shown initially, from 0. */
  defaultValue?: number;
  /** Called with the index of the new slide, from 0. */
  onValueChange?: (index: number) => void;
}

/**
 * A carousel following the ARIA Authoring Practices, without automatic rotation. Left and right arrows move by one
 * slide, wrapping at the ends; Home and End go to the first and last (HOME-069 to HOME-071). Parts: `CarouselControls`,
 * `CarouselSlides`.
 */
export function CarouselRoot({
  label,
  count,
  value,
  defaultValue = 0,
  onValueChange,
  onKeyDown,
  children,
  ...props
}: CarouselRootProps) {
  const t = useStrings();
  const slidesId = useId();
  const [own, setOwn] = useState(defaultValue);
  const index = count === 0 ? 0 : Math.min(value ?? own, count - 1);
  const show = useCallback(
    (next: number) => {
      if (count === 0) return;
      const wrapped = (next + count) % count;
      setOwn(wrapped);
      if (wrapped !== index) onValueChange?.(wrapped);
    },
    [count, index, onValueChange],
  );
  const context = useMemo(() => ({ count, index, slidesId, show }), [count, index, slidesId, show]);

  const keys: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const target = event.target as HTMLElement;
    const next = keys[event.key];
    if (next === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    // A field inside a slide keeps its own keys.
    if (target.closest('input, textarea, select, [contenteditable="true"], [role="tablist"]')) return;
    event.preventDefault();
    show(next);
  };
  return (
    <Context value={context}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble here from the controls and from links inside slides; the region takes no focus */}
      <div
        role="group"
        aria-roledescription={t('data.carousel.role')}
        aria-label={label}
        onKeyDown={onKey}
        {...props}
      >
        {children}
      </div>
    </Context>
  );
}

/** Previous, “1 of 4”, next; renders nothing with a single slide. Fits the header of a widget. */
export function CarouselControls({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const t = useStrings();
  const { count, index, slidesId, show } = useCarousel();
  if (count < 2) return null;
  return (
    <div className={cn('flex items-center gap-4', className)} {...props}>
      <IconButton
        icon={CaretLeftIcon}
        label={t('data.carousel.previous')}
        size="row"
        aria-controls={slidesId}
        onClick={() => show(index - 1)}
      />
      <span className="text-small font-medium">
        {t('data.carousel.position', { index: index + 1, total: count })}
      </span>
      <IconButton
        icon={CaretRightIcon}
        label={t('data.carousel.next')}
        size="row"
        aria-controls={slidesId}
        onClick={() => show(index + 1)}
      />
    </div>
  );
}

export interface Slide {
  id: string;
  content: ReactNode;
}

export interface CarouselSlidesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slides, in the order shown. */
  slides: readonly Slide[];
}

/** The slides. All of them take up space, so that the height does not jump; hidden slides cannot be reached. */
export function CarouselSlides({ slides, className, ...props }: CarouselSlidesProps) {
  const t = useStrings();
  const { index, slidesId, show } = useCarousel();
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (!start.current || !touch) return;
    const x = touch.clientX - start.current.x;
    const y = touch.clientY - start.current.y;
    start.current = undefined;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) show(x < 0 ? index + 1 : index - 1);
  };
  return (
    <div
      id={slidesId}
      aria-live="polite"
      className={cn('grid', className)}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
      {...props}
    >
      {slides.map((slide, slideIndex) => (
        <div
          key={slide.id}
          role="group"
          aria-roledescription={t('data.carousel.slide')}
          aria-label={t('data.carousel.position', { index: slideIndex + 1, total: slides.length })}
          aria-hidden={slideIndex === index ? undefined : true}
          className={cn('col-start-1 row-start-1 min-w-0', slideIndex !== index && 'invisible')}
        >
          {slide.content}
        </div>
      ))}
    </div>
  );
}

export interface CarouselProps extends Omit<CarouselRootProps, 'count' | 'children'> {
  /** The slides, in the order shown. */
  slides: readonly Slide[];
}

/** The ready-made carousel: slides with their controls below. */
export function Carousel({ slides, className, ...props }: CarouselProps) {
  return (
    <CarouselRoot count={slides.length} className={cn('grid gap-12', className)} {...props}>
      <CarouselSlides slides={slides} />
      <CarouselControls className="justify-end" />
    </CarouselRoot>
  );
}
