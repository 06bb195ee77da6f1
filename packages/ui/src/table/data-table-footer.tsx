import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../format/index.ts';
import { useT } from '../i18n/index.ts';
import classes from './data-table.module.css';
import type { DataTablePage, DataTableProps } from './data-table.types.ts';
import { tableMessages } from './messages.ts';

/** The page sizes on offer. */
export const pageSizes = [10, 25, 50, 100] as const;

interface DataTableFooterProps extends Pick<
  DataTableProps<never>,
  'onNext' | 'onPrev' | 'onLimitChange'
> {
  page: DataTablePage | undefined;
  /** The bulk bar floats over the footer, so that it covers no row. */
  children?: ReactNode;
}

function PageCount({ page }: { page: DataTablePage }) {
  const t = useT(tableMessages);
  if (page.totalIsCapped || page.total === 0) return null;
  const current = Math.ceil(page.from / page.limit);
  const pages = Math.ceil(page.total / page.limit);
  return (
    <span className={classes.pageCount}>
      {t('page.of', { page: formatCount(current), pages: formatCount(pages) })}
    </span>
  );
}

/** Range, page size and the two arrows; 52 px, always in sight. */
export function DataTableFooter(props: DataTableFooterProps) {
  const { page, onNext, onPrev, onLimitChange, children } = props;
  const t = useT(tableMessages);
  if (!page && !children) return null;
  return (
    <div className={classes.footer}>
      {page && (
        <nav className={classes.pager} aria-label={t('page.region')}>
          {page.total > 0 && (
            <span className={classes.range} aria-live="polite">
              {t('page.range', {
                from: formatCount(page.from),
                to: formatCount(page.to),
                total: formatCount(page.total, { capped: page.totalIsCapped ?? false }),
              })}
            </span>
          )}
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
