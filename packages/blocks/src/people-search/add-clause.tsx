import { useState, type SyntheticEvent } from 'react';
import { parseSearch, searchFields, type SearchField, type SearchNode } from '@muster/contracts';
import { Button, Group, NoticeBar, SelectField } from '@muster/ui';
import { usePeopleSearchMessages } from './messages.ts';
import { ClauseInputs, type ClauseLookups } from './clause-inputs.tsx';
import { clauseText, type ClauseValues } from './clause-text.ts';
import classes from './add-clause.module.css';

type Kind = SearchField | 'text';

interface AddClauseProps extends ClauseLookups {
  /** Fields that cannot be searched here. */
  closed: readonly SearchField[];
  /** Whether it is inside a form, which must not be submitted by it. */
  inForm: boolean;
  onAdd: (part: SearchNode) => void;
  onCancel: () => void;
}

/** Builds a clause by clicking; it is written and parsed like typed text. */
export function AddClause({ closed, inForm, onAdd, onCancel, ...lookups }: AddClauseProps) {
  const t = usePeopleSearchMessages();
  const Frame = inForm ? 'div' : 'form';
  const [kind, setKind] = useState<Kind>('text');
  const [values, setValues] = useState<ClauseValues>({});
  const [refused, setRefused] = useState(false);

  const kinds = (['text', ...searchFields] as const).filter(
    (one) => one === 'text' || !closed.includes(one),
  );

  function add(event: SyntheticEvent) {
    event.preventDefault();
    const text = clauseText(kind, values);
    const tree = text === null ? null : parseSearch(text).tree;
    if (tree) onAdd(tree);
    else setRefused(true);
  }

  return (
    <Frame
      {...(inForm ? { role: 'group', 'aria-label': t('parts.add') } : { onSubmit: add })}
      className={classes.panel}
    >
      <div className={classes.fields}>
        <SelectField<Kind>
          label={t('clause.field')}
          required
          clearable={false}
          options={kinds.map((value) => ({ value, label: t(`field.${value}`) }))}
          value={kind}
          onChange={(next) => {
            if (!next) return;
            setKind(next);
            setValues({});
            setRefused(false);
          }}
        />
        <ClauseInputs
          {...lookups}
          kind={kind}
          values={values}
          onChange={(changes) => {
            setValues({ ...values, ...changes });
            setRefused(false);
          }}
        />
      </div>
      {refused && <NoticeBar kind="warning">{t('clause.unusable')}</NoticeBar>}
      <Group gap={8}>
        <Button {...(inForm ? { onClick: add } : { type: 'submit' })} size="sm">
          {t('clause.apply')}
        </Button>
        <Button type="button" size="sm" variant="default" onClick={onCancel}>
          {t('clause.cancel')}
        </Button>
      </Group>
    </Frame>
  );
}
