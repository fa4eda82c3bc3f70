import type { ComponentType, ReactElement, ReactNode } from 'react';

/**
 * What a component forwards, as its props say. `element`: everything, to its root; `element without ref`: the same
 * except the ref; `control`: the class to its root, ids, aria, data and the ref to its control; `box`: class and ref;
 * `class`; `nothing`.
 */
export type Reach = 'element' | 'element without ref' | 'control' | 'box' | 'class' | 'nothing';

type ReachOf<P> = 'role' extends keyof P
  ? 'ref' extends keyof P
    ? 'element'
    : 'element without ref'
  : 'className' extends keyof P
    ? 'ref' extends keyof P
      ? 'aria-label' extends keyof P
        ? 'control'
        : 'box'
      : 'class'
    : 'nothing';

export interface SampleOptions {
  /** Wraps the part in the element it needs, such as the Field of a label. */
  within?: (part: ReactElement) => ReactElement;
  /** Rendered in a layer of its own (portal), which is absent from server rendering. */
  layer?: boolean;
}

export interface Sample extends SampleOptions {
  component: ComponentType<Record<string, unknown>>;
  reach: Reach;
  props: Record<string, unknown>;
}

/** Defines the smallest realistic use of a component. The compiler checks `reach` against the component's props. */
export function sample<P extends object>(
  component: (props: P) => ReactNode | Promise<ReactNode>,
  reach: ReachOf<P>,
  props: NoInfer<P>,
  options: SampleOptions = {},
): Sample {
  return {
    component: component as ComponentType<Record<string, unknown>>,
    reach,
    props: props as Record<string, unknown>,
    ...options,
  };
}

export type Samples = Record<string, Sample>;
export const noop = () => {};
