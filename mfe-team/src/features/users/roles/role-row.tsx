import type { RoleGrant } from '@muster/contracts';
import { roleName, useCan } from '@muster/kit';
import { SearchSelectField, SelectField, type BoundField, type FieldOption } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import { needsCompany, offeredRoles } from './offered-roles.ts';
import { useCandidateOptions } from './use-candidate-options.ts';
import { useCompanyOptions } from './use-company-options.ts';

interface RoleRowProps {
  grant: RoleGrant;
  onChange: (grant: RoleGrant) => void;
  fields: {
    role: BoundField<RoleGrant['role']>;
    companyId: BoundField<string | null>;
    candidateId: BoundField<string | null>;
  };
  /** Names of the current choices. */
  companyOption?: FieldOption | undefined;
  candidateOption?: FieldOption | undefined;
}

/** A role and, where required, its company or candidate. Changing the role clears it. */
export function RoleRow({ grant, onChange, fields, ...options }: RoleRowProps) {
  const t = useMessages();
  const can = useCan();
  const searchCompanies = useCompanyOptions();
  const searchCandidates = useCandidateOptions();
  return (
    <>
      <SelectField
        label={t('field.role')}
        required
        options={offeredRoles(can).map((value) => ({ value, label: roleName(value) }))}
        {...fields.role}
        onChange={(role: RoleGrant['role'] | null) =>
          role &&
          onChange({
            role,
            companyId: needsCompany(role) && needsCompany(grant.role) ? grant.companyId : null,
            candidateId: null,
          })
        }
      />
      {needsCompany(grant.role) && (
        <SearchSelectField
          label={t('field.company')}
          required
          search={searchCompanies}
          valueOption={options.companyOption}
          {...fields.companyId}
        />
      )}
      {grant.role === 'candidate' && (
        <SearchSelectField
          label={t('field.candidate')}
          required
          search={searchCandidates}
          valueOption={options.candidateOption}
          {...fields.candidateId}
        />
      )}
    </>
  );
}
