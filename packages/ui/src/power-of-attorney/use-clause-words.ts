import { useStrings } from '../foundations/index.js';

/** Returns the categories named by a clause; null if its wording has another form. */
export type CategoriesOf = (category: string) => readonly string[] | null;

/** Returns a function that words who signs under a clause: “A with B”; other clauses keep their original wording. */
export function useClauseWords(categoriesOf: CategoriesOf): (category: string) => string {
  const t = useStrings();
  return (category) => {
    const [first, second] = categoriesOf(category) ?? [];
    return first !== undefined && second !== undefined
      ? t('powerOfAttorney.page.together', { first, second })
      : category;
  };
}
