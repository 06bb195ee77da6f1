import { ActionIcon, NativeSelect } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { pageSizes } from '@muster/contracts';
import type { ReactNode } from 'react';
import { formatCount } from '../format/index.ts';
import { useT } from '../i18n/index.ts';
import classes from './data-table-footer.module.css';
import type { DataTablePage, DataTableProps } from './data-table.types.ts';
import { tableMessages } from './messages.ts';

interface DataTableFooterProps extends Pick<
  DataTableProps<never>,
  'onNext' | 'onPrev' | 'onLimitChange'
> {
  page: DataTablePage | undefined;
  /** The bulk bar floats over the footer, so that it covers no row. */
  children?: ReactNode;
}

function PageRange({ page }: { page: DataTablePage }) {
  const t = useT(tableMessages);
  const total = formatCount(page.total, { capped: page.totalIsCapped ?? false });
  return (
    <span aria-live="polite">
      {page.from === null || page.to === null
        ? t('page.total', { total })
        : t('page.range', { from: formatCount(page.from), to: formatCount(page.to), total })}
    </span>
  );
}

function PageCount({ page }: { page: DataTablePage }) {
  const t = useT(tableMessages);
  if (page.totalIsCapped || page.from === null) return null;
  const current = Math.ceil(page.from / page.limit);
  const pages = Math.ceil(page.total / page.limit);
  return (
    <span className={classes.pageCount}>
      {t('page.of', { page: formatCount(current), pages: formatCount(pages) })}
    </span>
  );
}

/** Range, page size and the two arrows; 52 px, always visible. */
export function DataTableFooter(props: DataTableFooterProps) {
  const { page, onNext, onPrev, onLimitChange, children } = props;
  const t = useT(tableMessages);
  // The footer keeps its space while the first page loads.
  if (!page && !children && !onNext) return null;
  return (
    <div className={classes.footer}>
      {page && page.total > 0 && (
        <nav className={classes.pager} aria-label={t('page.region')}>
          <PageRange page={page} />
          {onLimitChange && (
            <NativeSelect
              className={classes.pageSize}
              size="xs"
              aria-label={t('page.rows')}
              value={String(page.limit)}
              onChange={(event) => onLimitChange(Number(event.currentTarget.value))}
              data={pageSizes.map((size) => ({
                value: String(size),
                label: t('page.perPage', { count: size }),
              }))}
            />
          )}
          <span className={classes.pagerEnd}>
            <PageCount page={page} />
            <ActionIcon aria-label={t('page.previous')} disabled={!page.hasPrev} onClick={onPrev}>
              <IconChevronLeft size={16} stroke={1.7} />
            </ActionIcon>
            <ActionIcon aria-label={t('page.next')} disabled={!page.hasNext} onClick={onNext}>
              <IconChevronRight size={16} stroke={1.7} />
            </ActionIcon>
          </span>
        </nav>
      )}
      {children}
    </div>
  );
}
