import type { ComponentType, ReactElement, ReactNode } from 'react';

/**
 * What a component passes on, as its props say: everything to an element of its own; to an element but without a ref;
 * a class to its box and ids, aria, data and the ref to its control; a class and a ref; a class alone; or nothing.
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
  /** The element around a part, such as the field of a label. */
  within?: (part: ReactElement) => ReactElement;
  /** Stands in a layer of its own, which the server does not draw. */
  layer?: boolean;
}

export interface Sample extends SampleOptions {
  component: ComponentType<Record<string, unknown>>;
  reach: Reach;
  props: Record<string, unknown>;
}

/** The least realistic use of a component. The compiler holds `reach` against the component's props. */
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
