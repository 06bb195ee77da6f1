import { common, defineMessages, useT } from '@muster/ui';

/** Texts about release tokens. */
const tokenMessages = defineMessages('mfe-team-release-tokens', {
  title: 'Release tokens',
  text: 'With a token, a team releases its one area from a repository of its own: no access to the server and nothing else of Muster. Each release is signed and passes the same checks.',
  none: 'No team releases from a repository of its own.',
  add: 'New token',
  revoke: 'Revoke',
  revokeNamed: 'Revoke {{name}}',
  madeBy: 'made by {{who}}',
  until: 'until {{day}}',
  lastUsed: 'last used {{when}}',
  neverUsed: 'never used',
  expired: 'Expired',
  revokeTitle: 'Revoke “{{name}}”',
  revokeEffect: 'Releases of {{remote}} with this token are refused immediately.',
  revokeKept: 'What was released with it stays as it is.',
  keep: 'Keep it',
  revoked: 'The token is revoked',
  form: {
    title: 'New release token',
    remote: 'Area',
    remoteHelp:
      'The name of the remote, as its package has it: mfe-bench. It may be one that is not here yet.',
    name: 'Name',
    nameHelp: 'What it is used by. The history of releases shows it.',
    days: 'Expires after',
    life_one: '{{count}} day',
    life_other: '{{count}} days',
    save: 'Make the token',
    cancel: common.cancel,
  },
  made: {
    title: 'Keep this token now',
    text: 'It is not shown again. Put it into MUSTER_RELEASE_TOKEN where the team releases from.',
    label: 'Token',
    done: 'I have kept it',
  },
});

export const useTokenMessages = () => useT(tokenMessages);
