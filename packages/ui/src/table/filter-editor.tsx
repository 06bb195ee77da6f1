import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { DateInput } from '../form/typed-fields/date-input.tsx';
import { useT } from '../i18n/index.ts';
import classes from './filter-bar.module.css';
import { FilterChoice } from './filter-choice.tsx';
import { operatorsOf, type FilterEntry } from './filter-entry.ts';
import type { FilterDefinition, FilterOperator, FilterOption } from './filter.types.ts';
import { tableMessages } from './messages.ts';
import { useFilterText } from './use-filter-text.ts';

interface FilterEditorProps {
  filter: FilterDefinition;
  /** The active filter, or undefined for a new one. */
  entry: FilterEntry | undefined;
  onApply: (entry: FilterEntry) => void;
  onCancel: () => void;
  onNamed: (options: readonly FilterOption[]) => void;
}

interface ValueInputProps {
  filter: FilterDefinition;
  value: string;
  onChange: (value: string) => void;
  onNamed: (options: readonly FilterOption[]) => void;
}

function ValueInput({ filter, value, onChange, onNamed }: ValueInputProps) {
  const t = useT(tableMessages);
  const label = t('filters.value');
  switch (filter.kind) {
    case 'boolean':
      return (
        <SegmentedControl
          aria-label={filter.label}
          data={[
            { value: 'true', label: t('filters.yes') },
            { value: 'false', label: t('filters.no') },
          ]}
          value={value || 'true'}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <DateInput
          aria-label={label}
          value={value || null}
          onChange={(day) => onChange(day ?? '')}
        />
      );
    case 'number':
      return (
        <NumberInput
          aria-label={label}
          value={value}
          onChange={(next) => onChange(String(next))}
          rightSection={
            filter.unit ? <span className={classes.unit}>{filter.unit}</span> : undefined
          }
          rightSectionWidth={filter.unit ? 64 : undefined}
          hideControls
          data-autofocus
        />
      );
    case 'text':
      return (
        <TextInput
          aria-label={label}
          value={value}
          error={value === '' ? undefined : filter.problemOf?.(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          data-autofocus
        />
      );
    default:
      return <FilterChoice filter={filter} value={value} onChange={onChange} onNamed={onNamed} />;
  }
}

/** The small form behind a chip: comparison, value, apply. */
export function FilterEditor({ filter, entry, onApply, onCancel, onNamed }: FilterEditorProps) {
  const t = useT(tableMessages);
  const { operatorText } = useFilterText();
  const operators = operatorsOf(filter);
  const [operator, setOperator] = useState<FilterOperator>(entry?.operator ?? operators[0] ?? 'is');
  const [value, setValue] = useState(entry?.value ?? (filter.kind === 'boolean' ? 'true' : ''));

  const isRefused = value !== '' && typeof filter.problemOf?.(value) === 'string';

  function submit(event: FormEvent) {
    event.preventDefault();
    // The bar may be inside another form.
    event.stopPropagation();
    if (!isRefused && (value !== '' || entry))
      onApply({ key: filter.key, operator, value: value.trim() });
  }

  return (
    <form className={classes.editor} onSubmit={submit} noValidate aria-label={filter.label}>
      <p className={classes.editorTitle}>{filter.label}</p>
      {operators.length > 1 && (
        <SegmentedControl
          aria-label={t('filters.operator')}
          data={operators.map((item) => ({ value: item, label: operatorText(item, filter.kind) }))}
          value={operator}
          onChange={setOperator}
          fullWidth
        />
      )}
      <ValueInput filter={filter} value={value} onChange={setValue} onNamed={onNamed} />
      <div className={classes.editorFooter}>
        <Button variant="default" size="xs" onClick={onCancel}>
          {t('filters.cancel')}
        </Button>
        <Button type="submit" size="xs" disabled={isRefused || (value === '' && !entry)}>
          {t('filters.apply')}
        </Button>
      </div>
    </form>
  );
}
