/** All results of a search. */
export const searchResultsHref = (query: string): string => `/search?${new URLSearchParams({ query })}`;
