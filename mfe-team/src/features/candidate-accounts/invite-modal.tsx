import { inviteProblems, type BulkItem } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { ConfirmModal } from '@muster/ui';
import { api } from '../../api.ts';
import { useCandidateAccountMessages, type Translate } from './messages.ts';

interface InviteModalProps {
  ids: readonly string[];
  /** The name if only one person is invited. */
  name: string;
  /** How many are left over because only so many are invited at once. */
  more: number;
  onClose: () => void;
  /** Called with those who were not invited, so that they stay selected. */
  onDone: (failed: string[]) => void;
}

/** Invites candidates to their accounts, after showing what they get and who is left out. */
export function InviteModal({ ids, name, more, onClose, onDone }: InviteModalProps) {
  const t = useCandidateAccountMessages();
  const platform = usePlatform();
  const [invite, { isLoading }] = api.useCandidateAccountsInviteMutation();

  async function confirm() {
    const answer = await invite({ body: { ids: [...ids] } });
    if (!answer.data) {
      platform.notify({ kind: 'error', text: errorText(answer.error) });
      return;
    }
    const { ok, skipped, items } = answer.data;
    const failed = items.filter(({ outcome }) => outcome === 'error');
    const text = [
      t('invite.done', { count: ok }),
      ...(skipped > 0 ? [t('invite.skippedCount', { count: skipped })] : []),
      ...(failed.length > 0
        ? [t('invite.failed', { names: failed.map((item) => reasonOf(item, t)).join(', ') })]
        : []),
    ].join(' ');
    platform.notify({ kind: failed.length > 0 ? 'error' : 'success', text });
    onDone(failed.map(({ id }) => id));
  }

  return (
    <ConfirmModal
      opened
      title={t('invite.title', { count: ids.length, name })}
      effects={[
        ...(['link', 'again', 'skipped'] as const).map((id) => ({ id, text: t(`invite.${id}`) })),
        ...(more > 0 ? [{ id: 'more', text: t('invite.more', { count: more }) }] : []),
      ]}
      confirmLabel={t('invite.confirm')}
      cancelLabel={t('invite.keep')}
      pending={isLoading}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

function reasonOf({ name, code }: BulkItem, t: Translate): string {
  const problem = inviteProblems.find((one) => one === code);
  return t('invite.failedItem', {
    name: name ?? t('invite.unknown'),
    reason: problem ? t(`problem.${problem}`) : t('invite.refused'),
  });
}
