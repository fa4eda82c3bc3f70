import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon, CaretLeftIcon, CaretRightIcon } from '../../foundations/icons/index.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import {
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuTrigger,
} from '../../overlays/menu/index.js';
import { pageEntries } from './pages.js';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Number of rows per page. */
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** Called with the new page, from 1. */
  onPageChange: (page: number) => void;
  /** Offered numbers of rows per page; without it, there is no choice. */
  pageSizes?: readonly number[];
  /** Called with the new number of rows per page. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Content in the middle, such as the legend of the marks. */
  children?: ReactNode;
}

/** The pagination of a list, 44 px high: range and pages, legend, rows per page. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  onPageSizeChange,
  className,
  children,
  ...props
}: PaginationProps) {
  const t = useStrings();
  const formats = useFormats();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(Math.max(page, 1), pages);
  const range =
    total === 0
      ? t('navigation.pagination.none')
      : t('navigation.pagination.range', {
          from: formats.integer((shown - 1) * pageSize + 1),
          to: formats.integer(Math.min(shown * pageSize, total)),
          total: formats.integer(total),
        });
  return (
    <nav
      aria-label={t('navigation.pagination.label')}
      className={cn(
        'flex min-h-44 flex-wrap items-center justify-between gap-x-24 gap-y-4 text-small',
        className,
      )}
      {...props}
    >
      <div className="flex items-center gap-16">
        <span aria-live="polite" className="whitespace-nowrap text-ink-2">
          {range}
        </span>
        {pages > 1 ? <Pages page={shown} pages={pages} onPageChange={onPageChange} /> : null}
      </div>
      {children}
      {pageSizes && onPageSizeChange ? (
        <PageSize pageSize={pageSize} pageSizes={pageSizes} onPageSizeChange={onPageSizeChange} />
      ) : null}
    </nav>
  );
}

function Pages({
  page,
  pages,
  onPageChange,
}: {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <ul className="flex items-center">
      <li>
        <IconButton
          icon={CaretLeftIcon}
          label={t('navigation.pagination.previous')}
          size="row"
          // Not disabled: the button must keep the focus when a press reaches the edge.
          aria-disabled={page === 1 || undefined}
          className="aria-disabled:text-ink-disabled"
          onClick={() => page > 1 && onPageChange(page - 1)}
        />
      </li>
      {pageEntries(page, pages).map((entry) => (
        <li key={entry} className={cn('max-xs:hidden', entry === page && 'max-xs:block')}>
          {typeof entry === 'number' ? (
            <button
              type="button"
              aria-label={t('navigation.pagination.page', { page: formats.integer(entry) })}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onPageChange(entry)}
              className="focus-ring h-28 min-w-28 rounded-control px-4 text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {formats.integer(entry)}
            </button>
          ) : (
            <span className="inline-block min-w-28 text-center text-ink-3">…</span>
          )}
        </li>
      ))}
      <li>
        <IconButton
          icon={CaretRightIcon}
          label={t('navigation.pagination.next')}
          size="row"
          aria-disabled={page === pages || undefined}
          className="aria-disabled:text-ink-disabled"
          onClick={() => page < pages && onPageChange(page + 1)}
        />
      </li>
    </ul>
  );
}

function PageSize({
  pageSize,
  pageSizes,
  onPageSizeChange,
}: Required<Pick<PaginationProps, 'pageSize' | 'pageSizes' | 'onPageSizeChange'>>) {
  const t = useStrings();
  return (
    <MenuRoot>
      <MenuTrigger className="focus-ring inline-flex min-h-28 items-center gap-12 rounded-control px-4 text-ink-2 hover:text-ink">
        {t('navigation.pagination.rowsPerPage')}
        <span className="inline-flex items-center gap-8 font-semibold text-ink">
          {pageSize}
          <CaretDownIcon size={14} />
        </span>
      </MenuTrigger>
      <MenuContent align="end" className="min-w-120">
        <MenuRadioGroup value={String(pageSize)} onValueChange={(value) => onPageSizeChange(Number(value))}>
          {pageSizes.map((size) => (
            <MenuRadioItem key={size} value={String(size)}>
              {size}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </MenuRoot>
  );
}
