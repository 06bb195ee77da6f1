import { useState, type FormEvent } from 'react';
import { parseSearch, searchFields, type SearchField, type SearchNode } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { Button, Group, NoticeBar, SelectField } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { ClauseInputs } from './clause-inputs.tsx';
import { clauseText, type ClauseValues } from './clause-text.ts';
import classes from './add-clause.module.css';

type Kind = SearchField | 'text';

interface AddClauseProps {
  onAdd: (part: SearchNode) => void;
  onCancel: () => void;
}

/** A clause by clicking: it is written as it would be typed, and read by the same reader. */
export function AddClause({ onAdd, onCancel }: AddClauseProps) {
  const t = useMessages();
  const can = useCan();
  const [kind, setKind] = useState<Kind>('text');
  const [values, setValues] = useState<ClauseValues>({});
  const [refused, setRefused] = useState(false);

  const closed: readonly Kind[] = [
    ...(can('candidate.readRates', 'all') ? [] : (['rate'] as const)),
    ...(can('pool.list') ? [] : (['pool'] as const)),
    ...(can('application.list') ? [] : (['not-on'] as const)),
  ];
  const kinds = (['text', ...searchFields] as const).filter((one) => !closed.includes(one));

  function add(event: FormEvent) {
    event.preventDefault();
    const text = clauseText(kind, values);
    const tree = text === null ? null : parseSearch(text).tree;
    if (tree) onAdd(tree);
    else setRefused(true);
  }

  return (
    <form className={classes.panel} onSubmit={add}>
      <div className={classes.fields}>
        <SelectField<Kind>
          label={t('search.clause.field')}
          required
          clearable={false}
          options={kinds.map((value) => ({ value, label: t(`search.field.${value}`) }))}
          value={kind}
          onChange={(next) => {
            if (!next) return;
            setKind(next);
            setValues({});
            setRefused(false);
          }}
        />
        <ClauseInputs
          kind={kind}
          values={values}
          onChange={(changes) => {
            setValues({ ...values, ...changes });
            setRefused(false);
          }}
        />
      </div>
      {refused && <NoticeBar kind="warning">{t('search.clause.unusable')}</NoticeBar>}
      <Group gap={8}>
        <Button type="submit" size="sm">
          {t('search.clause.apply')}
        </Button>
        <Button type="button" size="sm" variant="default" onClick={onCancel}>
          {t('search.clause.cancel')}
        </Button>
      </Group>
    </form>
  );
}
