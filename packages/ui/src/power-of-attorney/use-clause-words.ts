import { useStrings } from '../foundations/index.js';

/** The categories that a clause names; null where it is worded in another way. */
export type CategoriesOf = (category: string) => readonly string[] | null;

/** Who signs by a clause, in words: “A with B”; what is worded in another way stands as it does on the paper. */
export function useClauseWords(categoriesOf: CategoriesOf): (category: string) => string {
  const t = useStrings();
  return (category) => {
    const [first, second] = categoriesOf(category) ?? [];
    return first !== undefined && second !== undefined
      ? t('powerOfAttorney.page.together', { first, second })
      : category;
  };
}
