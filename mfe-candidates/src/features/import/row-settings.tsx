import {
  currencies,
  importDuplicateRules,
  importSkillRules,
  offeredRateUnits,
  type ImportField,
} from '@muster/contracts';
import {
  CountryField,
  SearchMultiSelectField,
  SearchSelectField,
  SegmentedField,
  SelectField,
} from '@muster/ui';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { usePoolOptions } from '../../shared/use-pool-options.ts';
import type { ImportDraft } from './import-draft.ts';
import classes from './import.module.css';

interface RowSettingsProps {
  draft: ImportDraft;
  mapping: readonly (ImportField | null)[];
  onChange: (changes: Partial<ImportDraft>) => void;
}

/** Handling of rows, and defaults for missing values. */
export function RowSettings({ draft, mapping, onChange }: RowSettingsProps) {
  const t = useMessages();
  const searchPeople = usePeopleOptions();
  const searchPools = usePoolOptions('manual');
  const says = (...fields: ImportField[]) => fields.some((field) => mapping.includes(field));
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{t('import.columns.handling')}</h3>
      <div className={classes.fields}>
        <SegmentedField
          label={t('import.columns.duplicates')}
          options={importDuplicateRules.map((value) => ({
            value,
            label: t(`import.duplicates.${value}`),
          }))}
          value={draft.duplicates}
          onChange={(duplicates) => onChange({ duplicates })}
        />
        {says('skills') && (
          <SegmentedField
            label={t('import.columns.skills')}
            options={importSkillRules.map((value) => ({
              value,
              label: t(`import.unknownSkills.${value}`),
            }))}
            value={draft.unknownSkills}
            onChange={(unknownSkills) => onChange({ unknownSkills })}
          />
        )}
        <CountryField
          label={t('import.columns.country')}
          required={!says('country')}
          value={draft.country}
          onChange={(country) => onChange({ country })}
        />
        <SearchSelectField
          label={t('import.columns.owner')}
          help={t('import.columns.ownerHelp')}
          search={searchPeople}
          value={draft.ownerUserId}
          onChange={(ownerUserId) => onChange({ ownerUserId })}
        />
        <SearchMultiSelectField
          label={t('import.columns.pools')}
          search={searchPools}
          max={10}
          value={draft.poolIds}
          onChange={(poolIds) => onChange({ poolIds })}
        />
        {says('expectedRate', 'minimumRate') && (
          <>
            <SelectField
              label={t('import.columns.currency')}
              required
              options={currencies.map((value) => ({ value, label: value }))}
              value={draft.rateCurrency}
              onChange={(rateCurrency) => rateCurrency && onChange({ rateCurrency })}
            />
            <SegmentedField
              label={t('import.columns.unit')}
              options={offeredRateUnits.map((value) => ({
                value,
                label: t(`import.unit.${value}`),
              }))}
              value={draft.rateUnit}
              onChange={(rateUnit) => onChange({ rateUnit })}
            />
          </>
        )}
      </div>
    </section>
  );
}
