import { useState, type ReactNode } from 'react';
import { href, staffRoles, teamRoutes, type UserSummary } from '@muster/contracts';
import { useFollow, useUndoableMutation, type CanCheck } from '@muster/kit';
import { ConfirmModal } from '@muster/ui';
import { api } from '../../api.ts';
import { AskModal, type Ask } from './second-person/ask-modal.tsx';
import { useMessages } from './use-messages.ts';

const calmCommands = ['resend_invite', 'unlock', 'enable', 'keep_open', 'make_owner'] as const;
const destructiveCommands = [
  'end_sessions',
  'reset_two_factor',
  'revoke_invite',
  'disable',
  'anonymise',
] as const;
export type UserCommand = (typeof calmCommands | typeof destructiveCommands)[number];
type Confirmed = Exclude<(typeof destructiveCommands)[number], 'disable' | Ask>;

/**
 * Returns the commands that an account currently allows, as the server says; ending sessions,
 * resetting the second step and making an owner are no transitions.
 */
export function commandsFor(user: UserSummary, can: CanCheck) {
  const isOpen = user.status === 'active' || user.status === 'pending_setup';
  const isAllowed = (command: UserCommand) => {
    if (command === 'end_sessions')
      return isOpen && user.allowedActions.includes('disable') && can('user.endSessions');
    if (command === 'reset_two_factor') return user.twoStep && !user.isSelf && can('user.update');
    if (command === 'keep_open') return mayKeepOpen(user);
    if (command === 'make_owner')
      return isOpen && !user.isSelf && can('role.grantAdmin') && mayBecomeOwner(user);
    return user.allowedActions.includes(command);
  };
  return {
    calm: calmCommands.filter(isAllowed),
    destructive: destructiveCommands.filter(isAllowed),
  };
}

const mayKeepOpen = ({ closing, allowedActions }: UserSummary): boolean =>
  closing !== null && allowedActions.includes('disable');

const mayBecomeOwner = ({ roles }: UserSummary): boolean =>
  roles.some(({ role }) => staffRoles.some((staff) => staff === role)) &&
  !roles.some(({ role }) => role === 'owner');

const isAsk = (command: UserCommand): command is Ask =>
  command === 'make_owner' || command === 'anonymise';

const isConfirmed = (command: Exclude<UserCommand, 'disable' | Ask>): command is Confirmed =>
  destructiveCommands.some((one) => one === command);

export interface UserActions {
  run: (command: UserCommand, user: UserSummary) => void;
  pending: boolean;
  /** The confirmation before a destructive command, to be rendered beside the list. */
  dialog: ReactNode;
}

/**
 * The commands on an account: each reports its result, and destructive ones ask for confirmation.
 */
export function useUserActions(): UserActions {
  const t = useMessages();
  const follow = useFollow();
  const [asked, setAsked] = useState<{ command: Confirmed; user: UserSummary } | null>(null);
  const [asking, setAsking] = useState<{ ask: Ask; user: UserSummary } | null>(null);
  const [resend] = api.useUsersResendInviteMutation();
  const [revoke] = api.useUsersRevokeInviteMutation();
  const [unlock] = api.useUsersUnlockMutation();
  const [enable] = api.useUsersEnableMutation();
  const [keepOpen] = api.useUsersKeepOpenMutation();
  const [resetTwoFactor] = api.useUsersResetTwoFactorMutation();
  const [endSessions] = api.useUsersEndSessionsMutation();
  const triggers = {
    resend_invite: resend,
    revoke_invite: revoke,
    unlock,
    enable,
    keep_open: keepOpen,
    reset_two_factor: resetTwoFactor,
  };

  const transition = useUndoableMutation({
    mutation: ({ command, user }: { command: keyof typeof triggers; user: UserSummary }) =>
      triggers[command]({ params: { id: user.id }, body: { version: user.version } }),
    message: (result, { command }) =>
      t(`done.${command}`, { name: result.displayName, email: result.email }),
  });
  const ending = useUndoableMutation({
    mutation: (user: UserSummary) => endSessions({ params: { id: user.id }, body: {} }),
    message: ({ ended }, user) => t('done.end_sessions', { count: ended, name: user.displayName }),
  });

  function run(command: UserCommand, user: UserSummary) {
    if (command === 'disable') follow(href(teamRoutes.userDisable, { id: user.id }));
    else if (isAsk(command)) setAsking({ ask: command, user });
    else if (isConfirmed(command)) setAsked({ command, user });
    else void transition.run({ command, user });
  }

  async function confirm() {
    if (!asked) return;
    const { command, user } = asked;
    if (command === 'end_sessions') await ending.run(user);
    else await transition.run({ command, user });
    setAsked(null);
  }

  const pending = transition.pending || ending.pending;
  const dialog = asking ? (
    <AskModal {...asking} onClose={() => setAsking(null)} />
  ) : (
    asked && (
      <ConfirmModal
        opened
        danger
        title={t(`confirm.${asked.command}.title`, { name: asked.user.displayName })}
        effects={[
          {
            id: 'effect',
            text: t(`confirm.${asked.command}.effect`, { name: asked.user.displayName }),
          },
        ]}
        confirmLabel={t(`action.${asked.command}`)}
        cancelLabel={t(`confirm.${asked.command}.keep`)}
        pending={pending}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
      />
    )
  );
  return { run, pending, dialog };
}
