import { lazyPart } from '../../foundations/lazy-part.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { EditorSurfaceProps } from './editor-surface.js';

const Surface = lazyPart(async () => (await import('./editor-surface.js')).EditorSurface);

/** Starts loading the editor; call it when the user is about to write. */
export const preloadEditor = Surface.preload;

/** The editor, loaded on demand; a placeholder keeps its space while it loads. */
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
