import { namesOf, type Names } from './names.ts';
import type { Insert, Plan } from './plan.ts';

const UI = 'packages/ui/src';
const SUITE = `${UI}/contract-suite`;

/** Plans a component with its stories and its sample in the contract suite. `exists` returns whether a file exists. */
export function componentPlan(area: Names, name: Names, exists: (file: string) => boolean): Plan {
  const folder = `${UI}/${area.kebab}/${name.kebab}`;
  return {
    files: {
      [`${folder}/${name.kebab}.tsx`]: component(name),
      [`${folder}/${name.kebab}.stories.tsx`]: stories(area, name),
      [`${folder}/index.ts`]: `export { ${name.pascal} } from './${name.kebab}.js';\nexport type { ${name.pascal}Props } from './${name.kebab}.js';\n`,
      ...newArea(area, name, exists).files,
      ...newSamples(area, exists).files,
    },
    inserts: [
      ...newArea(area, name, exists).inserts,
      ...newSamples(area, exists).inserts,
      ...sampleOf(area, name, `heading: '${name.words}'`),
    ],
  };
}

/** Adds the export of a component to its area, and creates the area if this is its first component. */
export function newArea(area: Names, name: Names, exists: (file: string) => boolean): Plan {
  const index = `${UI}/${area.kebab}/index.ts`;
  const line = `export * from './${name.kebab}/index.js';`;
  if (exists(index))
    return { files: {}, inserts: [{ file: index, before: /^$/, which: 'last', text: line }] };
  return {
    files: { [index]: `${line}\n` },
    inserts: [
      {
        file: `${UI}/index.ts`,
        before: /^$/,
        which: 'last',
        text: `export * from './${area.kebab}/index.js';`,
      },
      {
        file: '.storybook/preview.tsx',
        before: /^ {8}\],$/,
        which: 'last',
        text: `          '${area.words}',`,
      },
    ],
  };
}

/** Adds the samples file of an area and registers it with the suite. */
export function newSamples(area: Names, exists: (file: string) => boolean): Plan {
  const file = `${SUITE}/samples/${area.kebab}.tsx`;
  if (exists(file)) return { files: {}, inserts: [] };
  const suite = `${SUITE}/suite.tsx`;
  return {
    files: {
      [file]: `import { sample, type Samples } from '../sample.tsx';\n\nexport const ${area.camel}Samples: Samples = {\n};\n`,
    },
    inserts: [
      {
        file: suite,
        before: /^import .*samples\//,
        which: 'first',
        text: `import { ${area.camel}Samples } from './samples/${area.kebab}.tsx';`,
      },
      { file: suite, before: /^};$/, which: 'first', text: `  ...${area.camel}Samples,` },
    ],
  };
}

export function sampleOf(area: Names, name: Names, props: string): Insert[] {
  const file = `${SUITE}/samples/${area.kebab}.tsx`;
  return [
    {
      file,
      before: /^import /,
      which: 'first',
      text: `import { ${name.pascal} } from '../../${area.kebab}/${name.kebab}/index.js';`,
    },
    {
      file,
      before: /^};$/,
      which: 'last',
      text: `  ${name.pascal}: sample(${name.pascal}, 'element', { ${props} }),`,
    },
  ];
}

const component = ({ pascal, words }: Names) => `import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';

export interface ${pascal}Props extends ComponentProps<'section'> {
  heading: string;
}

/** ${words}. */
export function ${pascal}({ heading, className, children, ...props }: ${pascal}Props) {
  return (
    <section className={cn('text-ink', className)} {...props}>
      <h2 className="font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
`;

const stories = (area: Names, { pascal, words }: Names) => `import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ${pascal} } from './index.js';

const meta = preview.meta({
  title: '${area.words}/${words}',
  component: ${pascal},
  args: { heading: '${words}' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: args.heading })).toBeVisible();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
`;

export const componentNames = (target: string): [Names, Names] => {
  const [area, name, ...rest] = target.split('/');
  if (!area || !name || rest.length > 0)
    throw new Error('a component is named <area>/<name>, such as tags/tag-menu');
  return [namesOf(area), namesOf(name)];
};
