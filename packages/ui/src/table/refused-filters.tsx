import { UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useT } from '../i18n/index.ts';
import classes from './filter-bar.module.css';
import type { FilterDefinition, FilterValues } from './filter.types.ts';
import { tableMessages } from './messages.ts';

interface RefusedFiltersProps {
  filters: readonly FilterDefinition[];
  refused: FilterValues;
  onRemove: ((key: string) => void) | undefined;
}

/** Filters of the address that are not applied, each by its name and with a button to remove it. */
export function RefusedFilters({ filters, refused, onRemove }: RefusedFiltersProps) {
  const t = useT(tableMessages);
  return Object.entries(refused).map(([key, value]) => {
    const [field = key] = key.split('.');
    const label = filters.find((filter) => filter.key === field)?.label ?? field;
    const filter = `${label} “${value}”`;
    return (
      <span key={key} className={classes.chip} data-refused>
        <span className={classes.chipText}>
          <IconAlertTriangle size={14} stroke={1.7} aria-hidden />{' '}
          {t('filters.notApplied', { filter })}
        </span>
        <UnstyledButton
          className={classes.chipRemove}
          aria-label={t('filters.remove', { filter })}
          onClick={() => onRemove?.(key)}
        >
          <IconX size={14} stroke={1.7} />
        </UnstyledButton>
      </span>
    );
  });
}
