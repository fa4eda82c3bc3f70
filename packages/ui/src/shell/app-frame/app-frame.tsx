import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/index.js';
import { LayerContainer } from '../../overlays/layer-container.js';
import { useWholeTexts } from './whole-texts.js';

/** Id of the main content, the target of the skip link in the navigation bar. */
export const MAIN_CONTENT_ID = 'main';

export interface AppFrameProps extends ComponentProps<'div'> {
  /** The navigation bar; absent when the user has no pages to go to. */
  bar?: ReactNode;
  /** The footer of every page. */
  footer?: ReactNode;
  /** Shown over the end of the page, for example the cookie banner. */
  notice?: ReactNode;
}

/**
 * The frame of every page: bar, content, footer (direction, section 2). Floating layers are rendered inside the main
 * content; truncated texts show their full text on hover.
 */
export function AppFrame({ bar, footer, notice, className, children, ...props }: AppFrameProps) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <div
      {...useWholeTexts()}
      data-page-bar={bar ? '' : undefined}
      className={cn(
        'flex min-h-dvh flex-col',
        // A page that fills the window scrolls in its own list; below 576 px of height the page scrolls too.
        'xs:has-[[data-fills-window]]:h-dvh xs:has-[[data-fills-window]]:min-h-576',
        // Top offset of sticky content: below the bar and, during impersonation, below its banner.
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
