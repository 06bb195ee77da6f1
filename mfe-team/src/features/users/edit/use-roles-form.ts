import { useState } from 'react';
import { ownedKinds, userRolesSchema, type RoleGrant, type UserDetail } from '@muster/contracts';
import { useCan, useFormMutation, type ApiError } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import type { OwnedCounts } from '../owned-words.ts';
import { offeredRoles } from '../roles/offered-roles.ts';
import { useMessages } from '../use-messages.ts';

const toGrant = ({ role, companyId, candidateId }: RoleGrant): RoleGrant => ({
  role,
  companyId,
  candidateId,
});

const keyOf = (roles: readonly RoleGrant[]): string =>
  JSON.stringify(roles.map(({ role, companyId, candidateId }) => [role, companyId, candidateId]));

/** Returns the person's records named in the error. */
const ownedIn = ({ context }: ApiError): OwnedCounts =>
  Object.fromEntries(
    ownedKinds.flatMap((kind) => {
      const count = context?.[kind];
      return typeof count === 'number' ? [[kind, count]] : [];
    }),
  );

/** Creates the form of an account's roles. Roles above the reader's rank are sent unchanged. */
export function useRolesForm(
  user: UserDetail,
  version: number,
  onSaved: (user: UserDetail) => void,
) {
  const t = useMessages();
  const can = useCan();
  const [setRoles] = api.useUsersSetRolesMutation();
  /** The roles that were refused, and the records that need a successor for them. */
  const [refused, setRefused] = useState<{ roles: string; owned: OwnedCounts } | null>(null);
  const ownedWith = (roles: readonly RoleGrant[]): OwnedCounts | null =>
    refused?.roles === keyOf(roles) ? refused.owned : null;
  const offered: ReadonlySet<string> = new Set(offeredRoles(can));
  const valuesOf = ({ roles }: UserDetail) => ({
    roles: roles.filter(({ role }) => offered.has(role)).map(toGrant),
    reassignToUserId: null as string | null,
  });
  const fixed = user.roles.filter(({ role }) => !offered.has(role)).map(toGrant);
  const base = valuesOf(user);
  const form = useZodForm({
    schema: userRolesSchema.refine(
      ({ roles, reassignToUserId }) => ownedWith(roles) === null || reassignToUserId !== null,
      { path: ['reassignToUserId'], params: { code: 'REQUIRED' } },
    ),
    initialValues: base,
    // Unchangeable roles come last, so that the indexes in the server's errors match the rows.
    prepare: (values) => ({ ...values, version, roles: [...values.roles, ...fixed] }),
  });
  const all = [...form.values.roles, ...fixed];
  const saving = useFormMutation({
    form,
    mutation: setRoles,
    version,
    toArgs: ({ output, version: onto }) => ({
      params: { id: user.id },
      body: { ...output, version: onto },
    }),
    onSaved: (saved) => {
      setRefused(null);
      form.reset(valuesOf(saved));
      onSaved(saved);
    },
    onRefused: (error) => {
      if (error.code !== 'OWNED_RECORDS_EXIST') return false;
      setRefused({ roles: keyOf(all), owned: ownedIn(error) });
      form.setFormError(t('edit.reassignFirst'));
      return true;
    },
    onConflict: {
      base,
      toValues: (current: UserDetail) => valuesOf(current),
    },
  });
  return { form, saving, owned: ownedWith(all), fixed };
}

export type RolesFormState = ReturnType<typeof useRolesForm>;
