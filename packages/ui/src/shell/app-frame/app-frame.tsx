import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/index.js';
import { LayerContainer } from '../../overlays/layer-container.js';
import { useWholeTexts } from './whole-texts.js';

/** The id of the main content; the skip link of the navigation bar leads there. */
export const MAIN_CONTENT_ID = 'main';

export interface AppFrameProps extends ComponentProps<'div'> {
  /** The navigation bar; absent where there is nowhere to go. */
  bar?: ReactNode;
  /** The foot of every page. */
  footer?: ReactNode;
  /** Shown over the end of the page: the cookie bar. */
  notice?: ReactNode;
}

/**
 * The frame of every page: bar, content, footer (direction, section 2). Layers that float stand in the content, and what is
 * cut in it tells its whole under the pointer.
 */
export function AppFrame({ bar, footer, notice, className, children, ...props }: AppFrameProps) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <div
      {...useWholeTexts()}
      className={cn(
        'flex min-h-dvh flex-col',
        // A page that fills the window scrolls in its own list; under 576 px of height the page scrolls as well.
        'xs:has-[[data-fills-window]]:h-dvh xs:has-[[data-fills-window]]:min-h-576',
        // Where what sticks under the bar stands: below the bar, and below the mark of an impersonated session.
        bar &&
          '[--page-top:var(--bar-height)] has-[[data-impersonation]]:[--page-top:calc(var(--bar-height)+40px)]',
        className,
      )}
      {...props}
    >
      <LayerContainer value={main}>
        {bar}
        <main
          ref={setMain}
          id={MAIN_CONTENT_ID}
          tabIndex={-1}
          className="min-h-0 min-w-0 flex-1 flex-col outline-none not-print:has-[[data-fills-main]]:flex xs:has-[[data-fills-window]]:flex"
        >
          {children}
        </main>
        {footer}
        {notice}
      </LayerContainer>
    </div>
  );
}
