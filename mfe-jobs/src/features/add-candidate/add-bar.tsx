import { useState } from 'react';
import { earlyStageKinds, offeredApplicationSources } from '@muster/contracts';
import { Button, CheckboxField, SelectField } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './add-candidate-page.module.css';
import type { AddTerms } from './use-add-to-jobs.ts';

interface AddBarProps {
  count: number;
  pending: boolean;
  onAdd: (terms: AddTerms) => void;
}

/** Sticky bar below the jobs: first stage, and the button. */
export function AddBar({ count, pending, onAdd }: AddBarProps) {
  const t = useMessages();
  const [terms, setTerms] = useState<AddTerms>({
    stage: 'added',
    source: 'staff_added',
    askInterest: false,
  });
  return (
    <div className={classes.bar}>
      <SelectField
        label={t('add.stage')}
        required
        value={terms.stage}
        options={earlyStageKinds.map((value) => ({ value, label: t(`enum.stage.${value}`) }))}
        onChange={(stage) =>
          stage &&
          setTerms({ ...terms, stage, askInterest: terms.askInterest && stage === 'added' })
        }
      />
      <SelectField
        label={t('add.source')}
        required
        value={terms.source}
        options={offeredApplicationSources.map((value) => ({
          value,
          label: t(`enum.applicationSource.${value}`),
        }))}
        onChange={(source) => source && setTerms({ ...terms, source })}
      />
      {terms.stage === 'added' && (
        <CheckboxField
          className={classes.ask}
          label={t('add.askInterest')}
          value={terms.askInterest}
          onChange={(askInterest) => setTerms({ ...terms, askInterest })}
        />
      )}
      <Button size="md" disabled={count === 0} loading={pending} onClick={() => onAdd(terms)}>
        {count === 0 ? t('add.chooseFirst') : t('add.confirm', { count })}
      </Button>
    </div>
  );
}
