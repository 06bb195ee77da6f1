import { allEndpoints } from '../domains/all-endpoints.ts';
import { impersonationRuleOf, readsOnly } from './endpoint.ts';
import { impersonationModes } from './impersonation-modes.ts';
import {
  impersonatedPermissionsOf,
  impersonatedScopeOf,
  impersonationModesOf,
  refusalByRoles,
} from './impersonation.ts';
import { permissionNames, scopeOf } from './permissions.ts';
import { grantableRoles, roles } from './roles.ts';

/** Permissions that cover both reading a page and acting on it. */
const readsByAnotherName: readonly string[] = [
  'application.answerOwn',
  'availability.own',
  'referral.create',
  'search.use',
  'signature.sign',
];

describe('the permissions during an impersonation', () => {
  it('never exceed those of the impersonated user', () => {
    const beyond = roles.flatMap((targetRole) =>
      impersonationModes.flatMap((mode) =>
        permissionNames.filter((name) => {
          const scope = impersonatedScopeOf({ targetRole, actorRole: 'owner', mode }, name);
          return scope !== null && scope !== scopeOf(targetRole, name);
        }),
      ),
    );
    expect(beyond).toEqual([]);
  });

  it('contain no change in view-only mode', () => {
    for (const targetRole of roles) {
      const names = Object.keys(
        impersonatedPermissionsOf({ targetRole, actorRole: 'owner', mode: 'view_only' }),
      );
      const known = new Set(readsByAnotherName);
      const others = names.filter((name) => !/\.(list|read|search|pick)/.test(name));
      expect(others.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('contain every read of the person’s area, except private matters', () => {
    const closed = permissionNames.filter(
      (name) =>
        /\.(list|read)/.test(name) &&
        roles.every(
          (targetRole) =>
            impersonatedScopeOf({ targetRole, actorRole: 'owner', mode: 'act' }, name) === null,
        ),
    );
    expect(closed.toSorted()).toEqual([
      'attachment.readTranscript',
      'audit.list',
      'audit.listMoney',
      'legalIdentity.readDocument',
      'note.readPrivate',
      'styleguide.read',
    ]);
  });

  it('allow no change through a permission meant for reading', () => {
    const changed = allEndpoints
      .filter((endpoint) => readsByAnotherName.some((name) => name === endpoint.access))
      .filter((endpoint) => !readsOnly(endpoint) && impersonationRuleOf(endpoint) !== 'never')
      .map(({ name }) => name);
    // The hours at which a person is available, which act mode may set.
    expect(changed).toEqual(['availability.update']);
  });

  it('leave out private notes, grants, exports and impersonating a third person', () => {
    for (const mode of impersonationModes)
      for (const name of [
        'note.readPrivate',
        'note.delete',
        'role.grant',
        'user.impersonate',
        'settings.manage',
      ] as const)
        expect(
          impersonatedScopeOf({ targetRole: 'admin', actorRole: 'owner', mode }, name),
        ).toBeNull();
  });

  it('show locked fields only to actors who may see all of them', () => {
    const rights = { targetRole: 'recruiter', mode: 'view_only' } as const;
    expect(impersonatedScopeOf({ ...rights, actorRole: 'admin' }, 'candidate.readRates')).toBe(
      'all',
    );
    expect(
      impersonatedScopeOf({ ...rights, actorRole: 'account_manager' }, 'candidate.readRates'),
    ).toBeNull();
  });
});

describe('who may impersonate whom', () => {
  it.each([
    ['owner', ['recruiter'], null],
    ['owner', ['admin'], null],
    ['owner', ['recruiter', 'owner'], 'OWNER'],
    ['admin', ['recruiter'], null],
    ['admin', ['recruiter', 'admin'], 'ADMIN'],
    ['admin', ['owner'], 'OWNER'],
    ['account_manager', ['client_admin'], null],
    ['account_manager', ['client_admin', 'recruiter'], 'NOT_CLIENT'],
    ['account_manager', ['candidate'], 'NOT_CLIENT'],
  ] as const)('%s as %j: %s', (actor, target, refusal) => {
    expect(refusalByRoles(actor, target)).toBe(refusal);
  });

  it('allows act mode to owners and admins only', () => {
    const withAct = grantableRoles.filter((role) => impersonationModesOf(role).includes('act'));
    expect(withAct).toEqual(['owner', 'admin']);
    const withAny = grantableRoles.filter((role) => impersonationModesOf(role).length > 0);
    expect(withAny).toEqual(['owner', 'admin', 'account_manager']);
  });
});

describe('endpoints during an impersonation', () => {
  it('delete nothing, whatever their name', () => {
    const takesAway =
      /^(delete|remove|drop|purge|revoke|unfollow|forget|erase|anonymise|merge|withdraw|cancel|void|disable)/i;
    const open = allEndpoints
      .filter((endpoint) => impersonationRuleOf(endpoint) === 'act')
      .filter(({ method, name }) => method === 'DELETE' || takesAway.test(name.split('.')[1] ?? ''))
      .map(({ name }) => name);
    // Unsaved text is not a record: it is dropped when the bio is saved or discarded.
    expect(open).toEqual(['bios.dropDraft']);
  });

  it('refuse every change that is not explicitly allowed', () => {
    const open = allEndpoints
      .filter(({ method, readOnly }) => method !== 'GET' && !readOnly)
      .filter((endpoint) => impersonationRuleOf(endpoint) !== 'never')
      .map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'attachments.attachToCandidate',
      'auth.signOut',
      'availability.update',
      'bios.create',
      'bios.dropDraft',
      'bios.restoreVersion',
      'bios.saveDraft',
      'bios.update',
      'calendar.respond',
      'candidates.updateContact',
      'candidates.updateEducation',
      'candidates.updateExperience',
      'candidates.updateLinks',
      'candidates.updateSkills',
      'cvReading.apply',
      'cvReading.decide',
      'cvReading.dismiss',
      'cvReading.extract',
      'cvReading.retry',
      'cvReading.undo',
      'experienceSuggestions.accept',
      'experienceSuggestions.dismiss',
      'experienceSuggestions.undo',
      'files.begin',
      'files.complete',
      'files.send',
      'home.arrange',
      'home.dismissFirstSteps',
      'impersonation.act',
      'impersonation.stop',
      'me.setLocation',
      'me.update',
      'notifications.archive',
      'notifications.markRead',
      'notifications.markUnread',
      'notifications.unarchive',
      'notifications.updatePreferences',
      'ownAttachments.attach',
      'ownCv.answer',
      'ownProfile.updateEducation',
      'ownProfile.updateExperience',
      'ownProfile.updateFacts',
      'ownProfile.updateLanguages',
      'ownProfile.updateLinks',
      'ownProfile.updateSkills',
      'ownStatus.snooze',
      'ownStatus.wake',
      'recordFiles.attachToCompany',
      'recordFiles.attachToJob',
      'savedSearches.create',
      'savedSearches.update',
      'views.arrange',
      'views.copy',
      'views.create',
      'views.restore',
      'views.saveLayout',
      'views.update',
    ]);
  });
});
