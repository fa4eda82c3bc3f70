import type { Api } from '@atrium/contract';
import type { CallOptions } from '@atrium/contract/client';
import type { CallInput, CallOutput } from '@atrium/contract/endpoint';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api } from './client.ts';

type Area = keyof Api;
type Name<A extends Area> = keyof Api[A] & string;
type Input<A extends Area, N extends Name<A>> = CallInput<Api[A][N]> & Pick<CallOptions, 'headers'>;
type Output<A extends Area, N extends Name<A>> = CallOutput<Api[A][N]>;

/** Returns the query key of a call: area, name, parameters; its first one or two parts match a group of calls. */
export function callKey<A extends Area>(area: A): QueryKey;
export function callKey<A extends Area, N extends Name<A>>(area: A, name: N, input?: Input<A, N>): QueryKey;
export function callKey(area: string, name?: string, input?: unknown): QueryKey {
  return [area, name, input].filter((part) => part !== undefined);
}

/**
 * Marks a record of which the query client forgets what it has read, once the server answers that it is missing or
 * refused: its page shows that instead. Pages where users type keep it, so that their changes are not lost.
 */
export const FORGOTTEN = { isForgotten: true } as const;

/** Returns the query of a read call: key from endpoint and parameters; a superseded call is cancelled. */
export function callQuery<A extends Area, N extends Name<A>>(area: A, name: N, input?: Input<A, N>) {
  return queryOptions<Output<A, N>>({
    queryKey: callKey(area, name, input),
    queryFn: ({ signal }) => {
      const call = api()[area][name] as unknown as (input: object) => Promise<Output<A, N>>;
      return call({ ...(input as object | undefined), signal });
    },
  });
}
