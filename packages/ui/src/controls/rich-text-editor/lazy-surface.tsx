import { lazy, Suspense } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import type { EditorSurfaceProps } from './editor-surface.js';

const load = () => import('./editor-surface.js');
const Surface = lazy(async () => ({ default: (await load()).EditorSurface }));

/** Starts loading the editor; call it when someone comes near to writing. */
export const preloadEditor = (): void => void load();

/** The editor with its place kept while it comes. */
export function LazySurface(props: EditorSurfaceProps) {
  const t = useStrings();
  return (
    <Suspense
      fallback={
        <div role="status" className={props.className}>
          <span className="sr-only">{t('controls.richText.loading')}</span>
        </div>
      }
    >
      <Surface {...props} />
    </Suspense>
  );
}
