/** Returns the address of all results of a search. */
export const searchResultsHref = (query: string): string => `/search?${new URLSearchParams({ query })}`;
