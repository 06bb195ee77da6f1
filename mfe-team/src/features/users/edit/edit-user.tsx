import { useEffect, useId, useRef, useState } from 'react';
import { ApprovalBar } from '@muster/blocks';
import type { UserDetail } from '@muster/contracts';
import { useOverlayClose, usePlatform } from '@muster/kit';
import { Avatar, Drawer, ErrorSummary, Form, NoticeBar, Tabs } from '@muster/ui';
import { api } from '../../../api.ts';
import { useUserActions } from '../use-user-actions.tsx';
import { useMessages } from '../use-messages.ts';
import { AccountLine } from './account-line.tsx';
import { EditFooter } from './edit-footer.tsx';
import classes from './edit-user.module.css';
import { ProfileSections } from './profile-sections.tsx';
import { RolesSections } from './roles-sections.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { useRolesForm } from './use-roles-form.ts';
import { versionToSaveOn } from './version-to-save-on.ts';

const parts = ['profile', 'rolesTab', 'sessionsTab'] as const;
type Part = (typeof parts)[number];

interface EditUserProps {
  /** The version from which the forms were created. */
  loaded: UserDetail;
  live: UserDetail;
  /** Called after one part was saved, so that both forms continue from the new version. */
  onBegin: (user: UserDetail) => void;
}

/** An account in three parts. Each form keeps its input while another part is shown. */
export function EditUser({ loaded, live, onBegin }: EditUserProps) {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const formId = useId();
  const [part, setPart] = useState<Part>('profile');
  const actions = useUserActions();
  const version = versionToSaveOn(loaded, live);
  const unsaved = useRef({ profile: false, roles: false });
  const profile = useProfileForm(loaded, version, (user) => saved(user, unsaved.current.roles));
  const roles = useRolesForm(loaded, version, (user) => saved(user, unsaved.current.profile));
  useEffect(() => {
    unsaved.current = { profile: profile.form.dirty, roles: roles.form.dirty };
  });

  function saved(user: UserDetail, elseUnsaved: boolean) {
    platform.notify({ kind: 'success', text: t('edit.saved') });
    if (elseUnsaved) onBegin(user);
    else close({ saved: true });
  }

  const shown = part === 'rolesTab' ? roles : profile;
  const maySave = part === 'profile' ? loaded.mayEdit : part === 'rolesTab' && loaded.mayGrantRoles;
  return (
    <>
      <Drawer
        opened
        onClose={close}
        avatar={<Avatar name={loaded.displayName} src={live.photo} size={44} />}
        title={t('edit.title')}
        subtitle={`${loaded.displayName} · ${loaded.email}`}
        footer={
          <EditFooter
            formId={formId}
            saveLabel={maySave && t(part === 'profile' ? 'edit.saveProfile' : 'edit.saveRoles')}
            dirty={profile.form.dirty || roles.form.dirty}
            pending={shown.saving.pending}
          />
        }
      >
        <ApprovalBar api={api} subject={{ type: 'user', id: loaded.id }} />
        <AccountLine user={live} actions={actions} />
        <Tabs value={part} onChange={(next) => setPart(parts.find((p) => p === next) ?? part)}>
          <Tabs.List aria-label={t('edit.parts')}>
            {parts.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`edit.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={part} className={classes.panel}>
            {part === 'sessionsTab' ? (
              <SessionsSection user={live} actions={actions} />
            ) : (
              <Form id={formId} onSubmit={shown.saving.submit} label={t(`edit.${part}`)}>
                <ErrorSummary {...shown.form.summary} />
                {part === 'rolesTab' ? (
                  <RolesSections user={loaded} state={roles} />
                ) : (
                  <>
                    {!loaded.mayEdit && <NoticeBar kind="quiet">{t('edit.readOnly')}</NoticeBar>}
                    <ProfileSections form={profile.form} disabled={!loaded.mayEdit} />
                  </>
                )}
              </Form>
            )}
          </Tabs.Panel>
        </Tabs>
      </Drawer>
      {profile.saving.dialog}
      {roles.saving.dialog}
      {actions.dialog}
    </>
  );
}
