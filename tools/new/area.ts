import { newArea, newSamples, sampleOf } from './component.ts';
import { namesOf, type Names } from './names.ts';
import type { Plan } from './plan.ts';

const LOCALES = 'packages/portal/public/assets/locales';

/**
 * Plans a new area from contract to browser: a list endpoint that returns no records yet, its handler and API test, its
 * hook, a page with its states, its route, its texts in both languages and its journey.
 */
export function areaPlan(area: Names, exists: (file: string) => boolean): Plan {
  const { kebab, pascal, camel } = area;
  const page = namesOf(`${kebab}-page`);
  const ui = `packages/ui/src/${kebab}/${page.kebab}`;
  const [inUi, inSuite] = [newArea(area, page, exists), newSamples(area, exists)];
  return {
    files: {
      ...inUi.files,
      ...inSuite.files,
      [`packages/contract/src/${kebab}.ts`]: contract(area),
      [`packages/server/src/${kebab}/handlers.ts`]: handlers(area),
      [`packages/server/src/${kebab}/index.ts`]: `export { ${camel}Handlers } from './handlers.ts';\n`,
      [`packages/server/test/${kebab}.test.ts`]: apiTest(area),
      [`packages/portal/src/api/${kebab}.ts`]: hook(area),
      [`packages/portal/src/pages/${kebab}/${kebab}.tsx`]: routeModule(area),
      [`${ui}/${page.kebab}.tsx`]: uiPage(area),
      [`${ui}/${page.kebab}.stories.tsx`]: uiStories(area),
      [`${ui}/index.ts`]: `export { ${page.pascal} } from './${page.kebab}.js';\nexport type { ${page.pascal}Props } from './${page.kebab}.js';\n`,
      [`${LOCALES}/en/${kebab}.json`]: texts(area, 'Nothing to show yet', 'This page could not be loaded'),
      [`${LOCALES}/fr/${kebab}.json`]: texts(
        area,
        'Rien à afficher pour le moment',
        'Cette page n’a pas pu être chargée',
      ),
      [`e2e/${kebab}.spec.ts`]: journey(area),
    },
    inserts: [
      ...inUi.inserts,
      ...inSuite.inserts,
      ...sampleOf(
        area,
        page,
        `title: '${area.words}', result: { status: 'loading' }, texts: { empty: 'Nothing', failed: 'Failed' }`,
      ),
      {
        file: 'packages/contract/src/index.ts',
        before: /^$/,
        which: 'first',
        text: `import { ${camel} } from './${kebab}.ts';`,
      },
      { file: 'packages/contract/src/index.ts', before: /^};$/, which: 'first', text: `  ${camel},` },
      {
        file: 'packages/server/src/areas.ts',
        before: /^$/,
        which: 'first',
        text: `import { ${camel}Handlers } from './${kebab}/index.ts';`,
      },
      {
        file: 'packages/server/src/areas.ts',
        before: /^ {2}};$/,
        which: 'first',
        text: `    ${camel}: ${camel}Handlers(),`,
      },
      {
        file: `${LOCALES}/en/errors.json`,
        before: /"get-/,
        which: 'first',
        text: `      "get-${kebab}": "The ${kebab.replaceAll('-', ' ')} could not be loaded",`,
      },
      {
        file: `${LOCALES}/fr/errors.json`,
        before: /"get-/,
        which: 'first',
        text: `      "get-${kebab}": "Cette page n’a pas pu être chargée",`,
      },
      {
        file: 'packages/portal/src/app/router/routes.tsx',
        before: /path: 'error'/,
        which: 'first',
        text: `        { path: '${kebab}', ...page(() => import('../../pages/${kebab}/${kebab}.tsx'), '${kebab}') },`,
      },
    ],
  };

  function contract({ words }: Names) {
    return `import * as z from 'zod';
import { activeAccount } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';

export const ${pascal}Record = z.object({ id: Id, name: z.string() }).meta({ id: '${pascal}Record' });
export type ${pascal}Record = z.output<typeof ${pascal}Record>;

export const ${camel} = endpoints({
  list: {
    method: 'GET',
    path: '/${kebab}',
    tag: '${kebab}',
    summary: 'List the ${words.toLowerCase()} visible to the caller',
    response: z.object({ pageRecords: z.array(${pascal}Record), totalCount: z.number().int().min(0) }),
    errorKey: 'get-${kebab}',
    access: activeAccount,
  },
});
`;
  }
}

const handlers = ({
  camel,
  kebab,
}: Names) => `import type { ${camel} as ${camel}Contract } from '@atrium/contract/${kebab}';
import type { Handlers } from '../http/index.ts';

export function ${camel}Handlers(): Handlers<typeof ${camel}Contract> {
  return {
    list: () => Promise.resolve({ pageRecords: [], totalCount: 0 }),
  };
}
`;

const apiTest = ({ camel, kebab }: Names) => `import { expect, it } from 'vitest';
import { as, raw } from './support.ts';

it('GET /${kebab} gives a person the records that they may see', async () => {
  expect(await as('client').${camel}.list()).toEqual({ pageRecords: [], totalCount: 0 });
});

it('GET /${kebab} refuses who is not signed in', async () => {
  expect((await raw('/api/${kebab}')).status).toBe(401);
});
`;

const hook = ({ camel }: Names) => `import { callQuery } from './calls.ts';

export const ${camel}Query = callQuery('${camel}', 'list');
`;

const routeModule = ({ camel, kebab, pascal }: Names) => `import { ApiError } from '@atrium/contract/errors';
import { ${pascal}Page, type ${pascal}PageProps } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ${camel}Query } from '../../api/${kebab}.ts';
import { PageTitle } from '../../app/page-title.tsx';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(${camel}Query);

export function Component() {
  const { t } = useTranslation('${kebab}');
  const { data, error, refetch, isFetching } = useQuery(${camel}Query);
  let result: ${pascal}PageProps['result'] = { status: 'loading' };
  if (data) result = { status: 'ready', records: data.pageRecords };
  else if (error) {
    result = {
      status: 'error',
      supportId: error instanceof ApiError ? error.supportId : undefined,
      onRetry: () => void refetch(),
      retrying: isFetching,
    };
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <${pascal}Page title={t('title')} texts={{ empty: t('empty'), failed: t('failed') }} result={result} />
    </>
  );
}
`;

const uiPage = ({
  kebab,
  pascal,
  words,
}: Names) => `import type { ${pascal}Record } from '@atrium/contract/${kebab}';
import type { ComponentProps } from 'react';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { cn } from '../../foundations/index.js';
import { PageHeader } from '../../navigation/index.js';

export interface ${pascal}PageProps extends Omit<ComponentProps<'div'>, 'children'> {
  title: string;
  texts: { empty: string; failed: string };
  result:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; records: readonly ${pascal}Record[] };
}

/** ${words}: the page. */
export function ${pascal}Page({ title, texts, result, className, ...props }: ${pascal}PageProps) {
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader title={title} />
      <Records texts={texts} result={result} />
    </div>
  );
}

function Records({ texts, result }: Pick<${pascal}PageProps, 'texts' | 'result'>) {
  if (result.status === 'loading') return <SkeletonRows rows={5} />;
  if (result.status === 'error') {
    const { supportId, onRetry, retrying } = result;
    return <ErrorState title={texts.failed} supportId={supportId} onRetry={onRetry} retrying={retrying} />;
  }
  if (result.records.length === 0) return <Empty title={texts.empty} />;
  return (
    <ul className="grid gap-8">
      {result.records.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
`;

const uiStories = ({ pascal, words }: Names) => `import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ${pascal}Page, type ${pascal}PageProps } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: '${words}/${words} page',
  component: ${pascal}Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '${words}',
    texts: { empty: 'Nothing to show yet', failed: 'This page could not be loaded' },
    result: { status: 'ready', records: [{ id: '1', name: 'The first record' }] },
  } satisfies ${pascal}PageProps,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Loading = meta.story({ args: { result: { status: 'loading' } } });

export const Nothing = meta.story({
  name: 'There are no records',
  args: { result: { status: 'ready', records: [] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.texts.empty)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'The records could not be loaded',
  args: { result: { status: 'error', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
`;

const texts = ({ words }: Names, empty: string, failed: string) =>
  `${JSON.stringify({ title: words, empty, failed }, null, 2)}\n`;

const journey = ({ kebab, words }: Names) => `import { expect, expectAccessible, test } from './test.ts';

test('the page says that there is nothing yet', async ({ page }) => {
  await page.goto('/${kebab}');
  await expect(page.getByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
  await expect(page.getByText('Nothing to show yet')).toBeVisible();
  await expectAccessible(page);
});
`;
