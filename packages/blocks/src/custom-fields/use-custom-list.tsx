import { useMemo } from 'react';
import {
  customColumnId,
  type CustomFieldEntity,
  type CustomRowValues,
  type UsableCustomField,
} from '@muster/contracts';
import { useCan } from '@muster/kit';
import type { DataTableColumn, FilterDefinition } from '@muster/ui';
import { customBarKey } from './custom-filter-bar.ts';
import classes from './custom-fields.module.css';
import { useFieldsOfEntity, type FieldsApi } from './use-fields-of-entity.ts';
import { useValueWords } from './use-value-words.ts';

interface Row {
  custom?: CustomRowValues | undefined;
}

/** Columns and filters that custom fields add to a list. */
export interface CustomList {
  columns: readonly DataTableColumn<Row>[];
  filters: readonly FilterDefinition[];
  /** Whether the field definitions have been loaded. */
  isKnown: boolean;
}

/** Returns columns (hidden until chosen) and filters for the fields that the reader sees. */
export function useCustomList(api: FieldsApi, entity: CustomFieldEntity): CustomList {
  const can = useCan();
  const words = useValueWords();
  const { data } = useFieldsOfEntity(api, entity, !can('customField.read'));
  return useMemo(
    () => ({
      columns: (data?.data ?? []).map((field) => columnOf(field, words)),
      filters: (data?.data ?? []).map(filterOf),
      isKnown: data !== undefined,
    }),
    [data, words],
  );
}

function columnOf(
  field: UsableCustomField,
  words: ReturnType<typeof useValueWords>,
): DataTableColumn<Row> {
  return {
    id: customColumnId(field.key),
    header: field.label,
    width: field.type === 'number' || field.type === 'yesNo' ? 110 : 160,
    ...(field.type === 'number' && { meta: { align: 'end' as const } }),
    cell: ({ custom }) => {
      const value = custom?.[field.key];
      return value === undefined ? null : (
        <span className={classes.cell}>{words(field, value)}</span>
      );
    },
  };
}

function filterOf({ key, label, type, choices }: UsableCustomField): FilterDefinition {
  const shared = { key: customBarKey(key), label };
  const options = choices.map((choice) => ({ value: choice.id, label: choice.label }));
  switch (type) {
    case 'number':
      return { ...shared, kind: 'number' };
    case 'date':
      return { ...shared, kind: 'date' };
    case 'yesNo':
      return { ...shared, kind: 'boolean' };
    case 'select':
      return { ...shared, kind: 'multi', options };
    case 'multiSelect':
      return { ...shared, kind: 'multi', operators: ['is', 'all', 'not'], options };
    default:
      return { ...shared, kind: 'text' };
  }
}
