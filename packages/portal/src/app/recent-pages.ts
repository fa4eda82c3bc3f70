/** A page that the user has visited. */
export interface RecentPage {
  href: string;
  /** The document title of the page. */
  title: string;
}

const MOST = 12;

let pages: readonly RecentPage[] = [];

/** Returns the pages of this visit, newest first. Memory only: titles contain client names and must not persist. */
export const recentPages = (): readonly RecentPage[] => pages;

/** Moves a page to the front of the list. */
function rememberPage(page: RecentPage): void {
  pages = [page, ...pages.filter(({ href }) => href !== page.href)].slice(0, MOST);
}

/** Records each page once it sets its document title, possibly only after its data loads. Returns a stop function. */
export function watchRecentPages(): () => void {
  const remember = () => {
    const { pathname, search } = window.location;
    // At start-up the document has no title yet.
    if (document.title !== '') rememberPage({ href: pathname + search, title: document.title });
  };
  remember();
  const observer = new MutationObserver(remember);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
