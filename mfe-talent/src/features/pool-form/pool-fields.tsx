import { limits, poolKinds, type PoolRecord } from '@muster/contracts';
import { useCan } from '@muster/kit';
import {
  CheckboxField,
  FormSection,
  NumberField,
  SearchSelectField,
  SegmentedField,
  TextArea,
  TextField,
} from '@muster/ui';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { KindChange } from './kind-change.tsx';
import type { PoolForm } from './pool-values.ts';
import { RuleField } from './rule-field.tsx';

interface PoolFieldsProps {
  form: PoolForm;
  /** Null for a new pool. */
  pool: PoolRecord | null;
}

/** The purpose, owner and kind of a pool. */
export function PoolFields({ form, pool }: PoolFieldsProps) {
  const t = useMessages();
  const can = useCan();
  const searchPeople = usePeopleOptions();
  const owner = pool?.owner;
  const setsRule = pool ? pool.allowedActions.includes('edit_rule') : can('pool.setRule');
  const { kind } = form.values;
  return (
    <>
      <TextField label={t('pool.form.name')} required {...form.field('name')} />
      <TextArea
        label={t('pool.form.description')}
        help={t('pool.form.descriptionHelp')}
        {...form.field('description')}
      />
      <NumberField
        label={t('pool.form.target')}
        help={t('pool.form.targetHelp')}
        min={1}
        max={limits.pool.target}
        {...form.field('targetSize')}
      />
      <SearchSelectField
        label={t('pool.form.owner')}
        help={t('pool.form.ownerHelp')}
        required={pool !== null}
        search={searchPeople}
        valueOption={owner && { value: owner.id, label: owner.name }}
        {...form.field('ownerUserId')}
      />
      <CheckboxField label={t('pool.form.private')} {...form.field('isPrivate')} />
      {setsRule && (
        <FormSection title={t('pool.form.rule')}>
          <SegmentedField
            label={t('pool.form.kind')}
            help={t(`pool.form.kindHelp.${kind}`)}
            options={poolKinds.map((value) => ({
              value,
              label: t(`pool.form.kindOption.${value}`),
            }))}
            {...form.field('kind')}
          />
          {kind === 'smart' && <RuleField field={form.field('rule')} poolId={pool?.id ?? null} />}
          {pool && kind !== pool.kind && <KindChange pool={pool} values={form.values} />}
        </FormSection>
      )}
    </>
  );
}
