import { lazyPart } from '../../foundations/lazy-part.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { EditorSurfaceProps } from './editor-surface.js';

const Surface = lazyPart(async () => (await import('./editor-surface.js')).EditorSurface);

/** Starts loading the editor; call it when someone comes near to writing. */
export const preloadEditor = Surface.preload;

/** The editor with its place kept while it comes. */
export function LazySurface(props: EditorSurfaceProps) {
  const t = useStrings();
  return (
    <Surface
      {...props}
      fallback={
        <div role="status" className={props.className}>
          <span className="sr-only">{t('controls.richText.loading')}</span>
        </div>
      }
    />
  );
}
