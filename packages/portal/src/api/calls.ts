import type { Api } from '@atrium/contract';
import type { CallOptions } from '@atrium/contract/client';
import type { CallInput, CallOutput } from '@atrium/contract/endpoint';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api } from './client.ts';

type Area = keyof Api;
type Name<A extends Area> = keyof Api[A] & string;
type Input<A extends Area, N extends Name<A>> = CallInput<Api[A][N]> & Pick<CallOptions, 'headers'>;
type Output<A extends Area, N extends Name<A>> = CallOutput<Api[A][N]>;

/** Key of a call: its area, its name, its parameters; the first one or two name a group of calls. */
export function callKey<A extends Area>(area: A): QueryKey;
export function callKey<A extends Area, N extends Name<A>>(area: A, name: N, input?: Input<A, N>): QueryKey;
export function callKey(area: string, name?: string, input?: unknown): QueryKey {
  return [area, name, input].filter((part) => part !== undefined);
}

/** A read of the contract as a query: the key from endpoint and parameters, the call cancelled when superseded. */
export function callQuery<A extends Area, N extends Name<A>>(area: A, name: N, input?: Input<A, N>) {
  return queryOptions<Output<A, N>>({
    queryKey: callKey(area, name, input),
    queryFn: ({ signal }) => {
      const call = api()[area][name] as unknown as (input: object) => Promise<Output<A, N>>;
      return call({ ...(input as object | undefined), signal });
    },
  });
}
