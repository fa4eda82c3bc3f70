import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/*
 * Shows property types in the tables as written in the source. Storybook prints “union” for every union, and its type
 * parser fails on `readonly` and on parenthesized types.
 */

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined> };
}

const tidy = (type: string) =>
  type
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');

/** Shows the TypeScript type of each property, without “undefined” for optional ones. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType?.raw;
      if (!type) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary: tidy(type) } } }];
    }),
  );
};

/** Hides `readonly` from the type parser. Types have no effect at run time. */
export const withoutReadonly = (): Plugin => ({
  name: 'atrium:without-readonly',
  enforce: 'pre',
  transform(code, id) {
    if (!/packages\/ui\/src\/.*\.tsx$/.test(id) || /\.(stories|test)\.tsx$/.test(id)) return null;
    // Same length as before, so that line and column numbers stay correct.
    return code.replaceAll(/(?<=[:|(<,=&]\s*)readonly (?=[\w([{])/g, ' '.repeat('readonly '.length));
  },
});
