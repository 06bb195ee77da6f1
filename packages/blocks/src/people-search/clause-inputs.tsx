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
import type { SkillOption } from '../skills/skill-options.ts';
import { usePeopleSearchMessages } from './messages.ts';
import type { ClauseValues } from './clause-text.ts';

/** Lookups of the host for the values of clauses. */
export interface ClauseLookups {
  searchSkills: (query: string) => Promise<readonly SkillOption[]>;
  searchPools: (query: string) => Promise<readonly FieldOption[]>;
}

interface ClauseInputsProps extends ClauseLookups {
  kind: SearchField | 'text';
  values: ClauseValues;
  onChange: (changes: ClauseValues) => void;
}

/** The fields of one kind of clause. */
export function ClauseInputs({
  kind,
  values,
  onChange,
  searchSkills,
  searchPools,
}: ClauseInputsProps) {
  const t = usePeopleSearchMessages();
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
          label={t(kind === 'text' ? 'clause.text' : 'clause.job')}
          help={kind === 'text' ? t('clause.phrase') : undefined}
          required
          maxLength={120}
          value={values.value ?? ''}
          onChange={(value) => onChange({ value })}
        />
      );
    case 'skill':
      return (
        <>
          <SkillInput search={searchSkills} values={values} onChange={onChange} required />
          {choice(
            t('clause.level'),
            of(skillLevels, (level) => t(`skillLevel.${level}`)),
            false,
          )}
        </>
      );
    case 'years':
      return (
        <>
          {number(t('clause.years'))}
          <SkillInput search={searchSkills} values={values} onChange={onChange} required={false} />
        </>
      );
    case 'english':
      return choice(
        t('clause.level'),
        of(languageLevels, (level) => t(`english.${level}`)),
      );
    case 'country':
      return (
        <CountryField
          label={t('field.country')}
          required
          value={values.choice ?? null}
          onChange={(next) => onChange({ choice: next })}
        />
      );
    case 'overlap':
      return (
        <>
          <TimeZoneField
            label={t('field.overlap')}
            required
            value={values.value ?? null}
            onChange={(value) => onChange({ value })}
          />
          {number(t('clause.hours'))}
        </>
      );
    case 'rate':
      return (
        <>
          {number(t('clause.atMost'))}
          {choice(
            t('clause.currency'),
            of(currencies, (code) => code),
            false,
          )}
        </>
      );
    case 'notice':
      return number(t('clause.atMost'));
    case 'available':
      return (
        <DateField
          label={t('clause.date')}
          required
          value={values.value ?? null}
          onChange={(value) => onChange({ value })}
        />
      );
    case 'contacted':
      return (
        <>
          {choice(
            t('clause.when'),
            of(['before', 'within'] as const, (when) => t(`clause.${when}`)),
          )}
          {number(t('clause.days'))}
        </>
      );
    case 'open':
      return choice(
        t('clause.value'),
        of(openToOptions, (option) => t(`openTo.${option}`)),
      );
    case 'vetting':
      return choice(
        t('clause.value'),
        of(vettingStates, (state) => stateLabel('vetting', state)),
      );
    case 'status':
      return choice(
        t('clause.value'),
        of(candidateStates, (state) => stateLabel('candidate', state)),
      );
    case 'role':
      return choice(
        t('clause.value'),
        of(primaryRoles, (role) => role),
      );
    case 'seniority':
      return choice(
        t('clause.value'),
        of(seniorities, (value) => t(`seniority.${value}`)),
      );
    case 'pool':
      return <PoolInput search={searchPools} values={values} onChange={onChange} />;
  }
}

type InputProps = Pick<ClauseInputsProps, 'values' | 'onChange'>;

interface SkillInputProps extends InputProps {
  search: ClauseLookups['searchSkills'];
  required: boolean;
}

function SkillInput({ values, onChange, required, search }: SkillInputProps) {
  const t = usePeopleSearchMessages();
  return (
    <SearchSelectField
      label={t('field.skill')}
      required={required}
      search={search}
      value={values.recordId ?? null}
      onChange={(recordId, option) => onChange({ recordId, value: option?.name ?? null })}
    />
  );
}

function PoolInput({
  values,
  onChange,
  search,
}: InputProps & { search: ClauseLookups['searchPools'] }) {
  const t = usePeopleSearchMessages();
  return (
    <SearchSelectField
      label={t('field.pool')}
      required
      search={search}
      value={values.recordId ?? null}
      onChange={(recordId, option) => onChange({ recordId, value: option?.label ?? null })}
    />
  );
}
