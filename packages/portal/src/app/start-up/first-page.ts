import type { PageModule } from '../router/page.ts';

/** A page where many visits start: its code, as in the routes, and its texts. */
interface FirstPage {
  load: () => Promise<PageModule>;
  /** Namespaces in addition to those of the shell. */
  texts: readonly string[];
}

const HOME: FirstPage = { load: () => import('../../pages/home/home.tsx'), texts: ['home', 'ui-home'] };
const FIRST_PAGES: Readonly<Record<string, FirstPage>> = {
  '/': HOME,
  '/home': HOME,
  '/requests-board/requests': {
    load: () => import('../../pages/requests/board.tsx'),
    texts: ['requests', 'ui-documents', 'ui-lists', 'ui-requests'],
  },
};

/** Returns the page at a path if it is one where most visits start, else null. */
export const firstPageOf = (path: string): FirstPage | null =>
  Object.hasOwn(FIRST_PAGES, path) ? FIRST_PAGES[path]! : null;
