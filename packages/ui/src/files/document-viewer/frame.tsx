import { createContext, use, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import type { IconComponent } from '../../foundations/icons/index.js';

interface FrameSlots {
  lead: HTMLElement | null;
  tools: HTMLElement | null;
  strip: HTMLElement | null;
  controls: HTMLElement | null;
}

const FrameSlotsContext = createContext<FrameSlots>({ lead: null, tools: null, strip: null, controls: null });

export interface FrameProps extends ComponentProps<'section'> {
  /** First in the toolbar: the title, previous and next document. */
  start: ReactNode;
  /** After the tools: download, and the host's own content. */
  end: ReactNode;
  /** Last in the toolbar: the close button. */
  exit: ReactNode;
  /** Panel on the right, such as the details of a document. */
  aside: ReactNode;
}

/**
 * The frame of the viewer: toolbar, a strip below it (search, printing), content, and controls at the bottom. It stays
 * mounted when the document or its type changes, so that the toolbar keeps the focus; views render their tools into it.
 */
export function Frame({ start, end, exit, aside, className, children, ...props }: FrameProps) {
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ lead, tools, strip, controls }), [lead, tools, strip, controls]);
  return (
    <section
      className={cn(
        '@container/viewer flex min-h-320 min-w-0 flex-col overflow-hidden bg-raised text-ink',
        className,
      )}
      {...props}
    >
      {/* In a narrow viewer, the title and the close button are above the tools. */}
      <div className="flex min-h-52 shrink-0 flex-wrap items-center gap-x-8 gap-y-4 border-b border-line px-12 py-8">
        <div ref={setLead} className="contents @max-[560px]/viewer:order-3 @max-[560px]/viewer:block" />
        <div
          className={cn(
            'flex min-w-0 flex-1 items-center gap-8 @max-[560px]/viewer:order-1',
            exit ? '@max-[560px]/viewer:basis-[calc(100%-64px)]' : '@max-[560px]/viewer:basis-full',
          )}
        >
          {start}
        </div>
        <div className="flex flex-wrap items-center gap-4 @max-[560px]/viewer:order-4 @max-[560px]/viewer:flex-1 @max-[560px]/viewer:justify-end">
          <div ref={setTools} className="contents" />
          {end}
        </div>
        {exit ? (
          <div className="flex items-center gap-8 @max-[560px]/viewer:order-2">
            <span aria-hidden className="h-20 border-l border-line @max-[560px]/viewer:hidden" />
            {exit}
          </div>
        ) : null}
      </div>
      <div ref={setStrip} className="shrink-0" />
      <div className="relative flex min-h-0 flex-1">
        <div className="relative flex min-w-0 flex-1 bg-sunken">
          <FrameSlotsContext value={slots}>{children}</FrameSlotsContext>
          <div ref={setControls} className="contents" />
        </div>
        {aside}
      </div>
    </section>
  );
}

/** Renders its children into one of the slots of the frame, by a portal. */
export function InFrame({ slot, children }: { slot: keyof FrameSlots; children: ReactNode }) {
  const element = use(FrameSlotsContext)[slot];
  return element ? createPortal(children, element) : null;
}

/** The controls at the bottom of the content, which leaves space for them under its end. */
export function Controls({ label, children }: { label: string; children: ReactNode }) {
  return (
    <InFrame slot="controls">
      <div
        role="toolbar"
        aria-label={label}
        className="absolute inset-x-8 bottom-12 mx-auto flex w-fit flex-wrap items-center justify-center gap-2 rounded-floating border border-line bg-raised px-8 py-4 shadow-1 @max-[400px]/viewer:px-4"
      >
        {children}
      </div>
    </InFrame>
  );
}

export function ControlsLine() {
  return <span aria-hidden className="mx-4 h-20 border-l border-line @max-[480px]/viewer:hidden" />;
}

export interface ToolProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  icon: IconComponent;
  label: string;
}

/** A tool of the toolbar: icon and label; only the icon in a narrow viewer. */
export function Tool({ icon, label, className, ...props }: ToolProps) {
  return (
    <Button
      variant="tertiary"
      size="toolbar"
      icon={icon}
      aria-label={label}
      className={cn('@max-[760px]/viewer:px-8', className)}
      {...props}
    >
      <span className="@max-[760px]/viewer:hidden">{label}</span>
    </Button>
  );
}
