import type { UserDetail } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { ChipList, FormSection, NoticeBar, SearchSelectField } from '@muster/ui';
import { ownedWords } from '../owned-words.ts';
import { RoleRows } from '../roles/role-rows.tsx';
import { useColleagueOptions } from '../use-colleague-options.ts';
import { useMessages } from '../use-messages.ts';
import type { RolesFormState } from './use-roles-form.ts';

const maxRoles = 10;

/** A person's roles, and who takes over the records of a removed role. */
export function RolesSections({ user, state }: { user: UserDetail; state: RolesFormState }) {
  const t = useMessages();
  const { form, owned, fixed } = state;
  const searchColleagues = useColleagueOptions(user.id);
  if (!user.mayGrantRoles)
    return (
      <FormSection title={t('field.roles')}>
        <ChipList
          items={user.roles.map(({ role, companyName }) =>
            companyName
              ? t('roles.forCompany', { role: roleName(role), company: companyName })
              : roleName(role),
          )}
        />
        <NoticeBar kind="quiet">
          {t(user.isSelf ? 'edit.ownRoles' : 'edit.rolesReadOnly')}
        </NoticeBar>
      </FormSection>
    );
  return (
    <>
      <FormSection title={t('field.roles')}>
        {fixed.length > 0 && (
          <NoticeBar kind="quiet">
            {t('roles.fixed', { count: fixed.length })}{' '}
            {fixed.map(({ role }) => roleName(role)).join(', ')}
          </NoticeBar>
        )}
        <RoleRows form={form} max={maxRoles} known={knownNames(user)} />
      </FormSection>
      {owned && (
        <FormSection
          title={t('edit.reassignTitle')}
          text={t('edit.reassignText', { owned: ownedWords(owned, t) })}
        >
          <SearchSelectField
            label={t('field.heir')}
            required
            search={searchColleagues}
            {...form.field('reassignToUserId')}
          />
        </FormSection>
      )}
    </>
  );
}

/**
 * Returns names for the ids in the initial rows; a candidate's account stands for the candidate.
 */
function knownNames({ roles, displayName }: UserDetail) {
  return roles.flatMap(({ companyId, companyName, candidateId }) => [
    ...(companyId && companyName ? [{ value: companyId, label: companyName }] : []),
    ...(candidateId ? [{ value: candidateId, label: displayName }] : []),
  ]);
}
