/** A page that the person has looked at. */
export interface RecentPage {
  href: string;
  /** The title of its document. */
  title: string;
}

const MOST = 12;

let pages: readonly RecentPage[] = [];

/** The pages of this visit, the newest first. In memory alone: titles name clients, and nothing of them stays behind. */
export const recentPages = (): readonly RecentPage[] => pages;

/** Puts a page first. */
function rememberPage(page: RecentPage): void {
  pages = [page, ...pages.filter(({ href }) => href !== page.href)].slice(0, MOST);
}

/** Remembers each page by the title that it gives the document, which may come with its data; answers what ends that. */
export function watchRecentPages(): () => void {
  const remember = () => {
    const { pathname, search } = window.location;
    // The start has no title yet.
    if (document.title !== '') rememberPage({ href: pathname + search, title: document.title });
  };
  remember();
  const observer = new MutationObserver(remember);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
