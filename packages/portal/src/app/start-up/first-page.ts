import type { PageModule } from '../router/page.ts';

/** A page that many visits begin with: its code, as in the routes, and its texts. */
interface FirstPage {
  load: () => Promise<PageModule>;
  /** Namespaces beside those of the shell. */
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

/** The page that an address leads to, where it is one of those that most visits begin with. */
export const firstPageOf = (path: string): FirstPage | null =>
  Object.hasOwn(FIRST_PAGES, path) ? FIRST_PAGES[path]! : null;
