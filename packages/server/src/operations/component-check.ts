import type { Log } from '../log.ts';

/** Timeout of a check, in milliseconds. */
const PATIENCE_MS = 3000;

export type ComponentStatus = 'Healthy' | 'Unhealthy';

/** Checks whether a component answers in time; logs the reason when it does not. */
export async function checkComponent(
  log: Log,
  component: string,
  check: () => Promise<unknown>,
): Promise<ComponentStatus> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), late]);
    return 'Healthy';
  } catch (error) {
    log('error', 'unhealthy', { component, error });
    return 'Unhealthy';
  } finally {
    clearTimeout(timer);
  }
}
