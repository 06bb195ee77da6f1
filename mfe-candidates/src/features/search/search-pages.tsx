import type { PeopleSearchResult } from '@muster/contracts';
import { Button, Checkbox, formatCount, formatNumber } from '@muster/ui';
import { selectCandidates } from '../../shared/candidate-selection.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './candidate-search-page.module.css';
import type { SearchAddress } from './use-search-address.ts';

interface SelectPageProps {
  /** Candidates on this page. */
  shown: readonly string[];
  selected: readonly string[];
}

/** Selects or deselects everyone on the page; selections elsewhere stay. */
export function SelectPage({ shown, selected }: SelectPageProps) {
  const t = useMessages();
  const others = selected.filter((id) => !shown.includes(id));
  const some = selected.length - others.length;
  return (
    <Checkbox
      className={classes.selectPage}
      label={t('search.selection.page', { count: shown.length })}
      checked={some === shown.length}
      indeterminate={some > 0 && some < shown.length}
      onChange={(event) =>
        selectCandidates(event.currentTarget.checked ? [...others, ...shown] : others)
      }
    />
  );
}

/** Position within all results, and paging. */
export function Pages({
  page: { from, total, totalIsCapped, limit },
  address,
  count,
}: {
  page: PeopleSearchResult['page'];
  address: SearchAddress;
  count: number;
}) {
  const t = useMessages();
  const { page, set } = address;
  if (from === null || total <= limit) return null;
  return (
    <div className={classes.pages}>
      <Button
        variant="default"
        size="sm"
        disabled={page === 1}
        onClick={() => set({ page: page === 2 ? null : String(page - 1) })}
      >
        {t('search.page.previous')}
      </Button>
      <span>
        {t('search.page.where', {
          from: formatNumber(from),
          to: formatNumber(from + count - 1),
          total: formatCount(total, { capped: totalIsCapped }),
        })}
      </span>
      <Button
        variant="default"
        size="sm"
        disabled={page * limit >= total}
        onClick={() => set({ page: String(page + 1) })}
      >
        {t('search.page.next')}
      </Button>
    </div>
  );
}
