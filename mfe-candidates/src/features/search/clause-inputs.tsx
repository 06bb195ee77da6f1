import {
  candidateStates,
  currencies,
  languageLevels,
  openToOptions,
  primaryRoles,
  seniorities,
  skillLevels,
  vettingStates,
  type SearchField,
} from '@muster/contracts';
import {
  CountryField,
  DateField,
  NumberField,
  SearchSelectField,
  SelectField,
  TextField,
  TimeZoneField,
  stateLabel,
  type FieldOption,
} from '@muster/ui';
import { usePoolOptions } from '../../shared/use-pool-options.ts';
import { useSkillOptions } from '../../shared/use-skill-options.ts';
import { useMessages } from '../../shared/use-messages.ts';
import type { ClauseValues } from './clause-text.ts';

interface ClauseInputsProps {
  kind: SearchField | 'text';
  values: ClauseValues;
  onChange: (changes: ClauseValues) => void;
}

/** The fields of one kind of clause. */
export function ClauseInputs({ kind, values, onChange }: ClauseInputsProps) {
  const t = useMessages();
  const number = (label: string) => (
    <NumberField
      label={label}
      required
      value={values.number ?? null}
      onChange={(next) => onChange({ number: next })}
    />
  );
  const choice = (label: string, options: readonly FieldOption[], required = true) => (
    <SelectField
      label={label}
      required={required}
      options={options}
      value={values.choice ?? null}
      onChange={(next) => onChange({ choice: next })}
    />
  );
  const of = <V extends string>(known: readonly V[], label: (value: V) => string) =>
    known.map((value) => ({ value, label: label(value) }));

  switch (kind) {
    case 'text':
    case 'not-on':
      return (
        <TextField
          label={t(kind === 'text' ? 'search.clause.text' : 'search.clause.job')}
          help={kind === 'text' ? t('search.clause.phrase') : undefined}
          required
          maxLength={120}
          value={values.value ?? ''}
          onChange={(value) => onChange({ value })}
        />
      );
    case 'skill':
      return (
        <>
          <SkillInput values={values} onChange={onChange} required />
          {choice(
            t('search.clause.level'),
            of(skillLevels, (level) => t(`enum.skillLevel.${level}`)),
            false,
          )}
        </>
      );
    case 'years':
      return (
        <>
          {number(t('search.clause.years'))}
          <SkillInput values={values} onChange={onChange} required={false} />
        </>
      );
    case 'english':
      return choice(
        t('search.clause.level'),
        of(languageLevels, (level) => t(`enum.english.${level}`)),
      );
    case 'country':
      return (
        <CountryField
          label={t('search.field.country')}
          required
          value={values.choice ?? null}
          onChange={(next) => onChange({ choice: next })}
        />
      );
    case 'overlap':
      return (
        <>
          <TimeZoneField
            label={t('search.field.overlap')}
            required
            value={values.value ?? null}
            onChange={(value) => onChange({ value })}
          />
          {number(t('search.clause.hours'))}
        </>
      );
    case 'rate':
      return (
        <>
          {number(t('search.clause.atMost'))}
          {choice(
            t('search.clause.currency'),
            of(currencies, (code) => code),
            false,
          )}
        </>
      );
    case 'notice':
      return number(t('search.clause.atMost'));
    case 'available':
      return (
        <DateField
          label={t('search.clause.date')}
          required
          value={values.value ?? null}
          onChange={(value) => onChange({ value })}
        />
      );
    case 'contacted':
      return (
        <>
          {choice(
            t('search.clause.when'),
            of(['before', 'within'] as const, (when) => t(`search.clause.${when}`)),
          )}
          {number(t('search.clause.days'))}
        </>
      );
    case 'open':
      return choice(
        t('search.clause.value'),
        of(openToOptions, (option) => t(`enum.openTo.${option}`)),
      );
    case 'vetting':
      return choice(
        t('search.clause.value'),
        of(vettingStates, (state) => stateLabel('vetting', state)),
      );
    case 'status':
      return choice(
        t('search.clause.value'),
        of(candidateStates, (state) => stateLabel('candidate', state)),
      );
    case 'role':
      return choice(
        t('search.clause.value'),
        of(primaryRoles, (role) => role),
      );
    case 'seniority':
      return choice(
        t('search.clause.value'),
        of(seniorities, (value) => t(`enum.seniority.${value}`)),
      );
    case 'pool':
      return <PoolInput values={values} onChange={onChange} />;
  }
}

type InputProps = Pick<ClauseInputsProps, 'values' | 'onChange'>;

function SkillInput({ values, onChange, required }: InputProps & { required: boolean }) {
  const t = useMessages();
  const searchSkills = useSkillOptions();
  return (
    <SearchSelectField
      label={t('search.field.skill')}
      required={required}
      search={searchSkills}
      value={values.recordId ?? null}
      onChange={(recordId, option) => onChange({ recordId, value: option?.name ?? null })}
    />
  );
}

function PoolInput({ values, onChange }: InputProps) {
  const t = useMessages();
  const searchPools = usePoolOptions();
  return (
    <SearchSelectField
      label={t('search.field.pool')}
      required
      search={searchPools}
      value={values.recordId ?? null}
      onChange={(recordId, option) => onChange({ recordId, value: option?.label ?? null })}
    />
  );
}
