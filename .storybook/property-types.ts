import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/*
 * The types in the tables of properties, as they stand in the source. Storybook writes “union” for every union, and its
 * reader of types gives up at `readonly` and at a type in brackets.
 */

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined> };
}

const tidy = (type: string) =>
  type
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');

/** Puts the type of each property in words of TypeScript; what is not required needs no “undefined”. */
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

/** Lets the reader of types see what is behind `readonly`. Types are no part of what runs. */
export const withoutReadonly = (): Plugin => ({
  name: 'atrium:without-readonly',
  enforce: 'pre',
  transform(code, id) {
    if (!/packages\/ui\/src\/.*\.tsx$/.test(id) || /\.(stories|test)\.tsx$/.test(id)) return null;
    // As long as before, so that no line or column moves.
    return code.replaceAll(/(?<=[:|(<,=&]\s*)readonly (?=[\w([{])/g, ' '.repeat('readonly '.length));
  },
});
