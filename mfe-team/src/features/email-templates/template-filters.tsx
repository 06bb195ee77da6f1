import {
  templateScopes,
  templateTopics,
  type TemplateScope,
  type TemplateTopic,
} from '@muster/contracts';
import { SegmentedField, SelectField, TextField } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

interface TemplateFiltersProps {
  search: string;
  scope: TemplateScope | null;
  topic: TemplateTopic | null;
  onSearch: (search: string) => void;
  onScope: (scope: TemplateScope | null) => void;
  onTopic: (topic: TemplateTopic | null) => void;
}

const all = 'all';

/** Filters the list by text, owner and purpose. */
export function TemplateFilters({
  search,
  scope,
  topic,
  onSearch,
  onScope,
  onTopic,
}: TemplateFiltersProps) {
  const t = useTemplateMessages();
  return (
    <div className={classes.filters}>
      <TextField label={t('search')} value={search} onChange={onSearch} />
      <SegmentedField
        label={t('filter.scope')}
        options={([all, ...templateScopes] as const).map((value) => ({
          value,
          label: t(`scope.${value}`),
        }))}
        value={scope ?? all}
        onChange={(value) => onScope(templateScopes.find((known) => known === value) ?? null)}
      />
      <SelectField
        label={t('filter.topic')}
        placeholder={t('filter.allTopics')}
        options={templateTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
        value={topic}
        onChange={onTopic}
      />
    </div>
  );
}
