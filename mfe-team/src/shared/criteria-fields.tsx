import { limits, totalWeight, type Criterion, type CriterionInput } from '@muster/contracts';
import {
  FieldRow,
  NumberField,
  RepeatRows,
  TextField,
  defineMessages,
  useT,
  type BoundField,
  type BoundList,
} from '@muster/ui';

const messages = defineMessages('mfe-team-criteria', {
  title: 'Criteria',
  name: 'Criterion',
  description: 'What it means',
  weight: 'Weight',
  add: 'Add criterion',
  total: 'Weights total {{total}} of 100',
});

/** Form values of a criterion. */
export interface CriterionValues {
  id: string | null;
  name: string;
  description: string;
  weight: number | null;
}

export const criterionValues = (criteria: readonly Criterion[]): CriterionValues[] =>
  criteria.map(({ id, name, description, weight }) => ({ id, name, description, weight }));

/** Returns the criteria to send; an empty weight is refused at its field. */
export const criteriaInput = (criteria: readonly CriterionValues[]): CriterionInput[] =>
  criteria.map(({ id, weight, ...criterion }) => ({
    ...(id !== null && { id }),
    ...criterion,
    weight: weight ?? 0,
  }));

const blank = (): CriterionValues => ({ id: null, name: '', description: '', weight: null });

interface CriteriaForm {
  list: (path: 'criteria') => BoundList<CriterionValues>;
  name: (index: number) => BoundField<string>;
  description: (index: number) => BoundField<string>;
  weight: (index: number) => BoundField<number | null>;
}

/** The criteria for rating people, with weights that total 100. */
export function CriteriaFields({ list, name, description, weight }: CriteriaForm) {
  const t = useT(messages);
  const bound = list('criteria');
  const total = totalWeight(bound.items.map((one) => ({ weight: one.weight ?? 0 })));
  return (
    <div>
      <RepeatRows
        label={t('title')}
        {...bound}
        newItem={blank}
        addLabel={t('add')}
        itemLabel={(one) => one.name}
        max={limits.evaluation.criteria.max}
        renderRow={(_one, index) => (
          <>
            <FieldRow columns="minmax(0, 3fr) minmax(0, 1fr)">
              <TextField label={t('name')} required {...name(index)} />
              <NumberField
                label={t('weight')}
                required
                min={1}
                max={limits.evaluation.totalWeight}
                {...weight(index)}
              />
            </FieldRow>
            <TextField label={t('description')} {...description(index)} />
          </>
        )}
      />
      <p role="status">{t('total', { total })}</p>
    </div>
  );
}
