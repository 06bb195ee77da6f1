import type { RoleGrant } from '@muster/contracts';
import { roleName, useCan } from '@muster/kit';
import { RepeatRows, type FieldOption, type ZodForm } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import { offeredRoles } from './offered-roles.ts';
import { RoleRow } from './role-row.tsx';

export type RolesPart = { roles: RoleGrant[] };

interface RoleRowsProps<Output> {
  form: Pick<ZodForm<RolesPart, Output>, 'values' | 'field' | 'list' | 'setValue'>;
  max: number;
  /** Names of previously chosen companies and candidates. */
  known?: readonly FieldOption[];
}

/** A person's roles as form rows. */
export function RoleRows<Output>({ form, max, known = [] }: RoleRowsProps<Output>) {
  const t = useMessages();
  const can = useCan();
  const first = offeredRoles(can).find((role) => role === 'recruiter') ?? 'client_manager';
  const optionOf = (id: string | null) => known.find(({ value }) => value === id);
  return (
    <RepeatRows
      label={t('field.roles')}
      {...form.list('roles')}
      onMove={undefined}
      newItem={(): RoleGrant => ({ role: first, companyId: null, candidateId: null })}
      addLabel={t('roles.add')}
      itemLabel={({ role }) => roleName(role)}
      max={max}
      renderRow={(grant, index) => (
        <RoleRow
          grant={grant}
          onChange={(next) => form.setValue(`roles.${index}`, next)}
          fields={{
            role: form.field(`roles.${index}.role`),
            companyId: form.field(`roles.${index}.companyId`),
            candidateId: form.field(`roles.${index}.candidateId`),
          }}
          companyOption={optionOf(grant.companyId)}
          candidateOption={optionOf(grant.candidateId)}
        />
      )}
    />
  );
}
