import type { CvProposal } from '@muster/contracts';
import {
  Button,
  CancelButton,
  DecisionModal,
  EffectList,
  NoticeBar,
  OverlayFooter,
} from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { groupOf, proposalGroups } from './proposal-groups.ts';

interface ApplyModalProps {
  opened: boolean;
  taken: readonly CvProposal[];
  undecided: number;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms what will be written. */
export function ApplyModal({
  opened,
  taken,
  undecided,
  busy,
  onClose,
  onConfirm,
}: ApplyModalProps) {
  const t = useMessages();
  const problems = taken.filter((proposal) => proposal.problems.length > 0).length;
  const effects = proposalGroups.flatMap((group) => {
    const ofGroup = taken.filter((proposal) => groupOf(proposal) === group);
    if (ofGroup.length === 0) return [];
    const updates = ofGroup.filter(({ relation, asNew }) => relation === 'update' && !asNew).length;
    const parts = [
      ...(ofGroup.length - updates > 0
        ? [t('cvReview.effect.adds', { count: ofGroup.length - updates })]
        : []),
      ...(updates > 0 ? [t('cvReview.effect.changes', { count: updates })] : []),
    ];
    return [{ id: group, text: `${t(`cvReview.group.${group}`)}: ${parts.join(', ')}` }];
  });
  return (
    <DecisionModal
      opened={opened}
      onClose={onClose}
      title={t('cvReview.applyTitle')}
      footer={
        <OverlayFooter left={t('cvReview.undoHint')}>
          <CancelButton>{t('cvReview.cancel')}</CancelButton>
          <Button size="md" loading={busy} disabled={problems > 0} onClick={onConfirm}>
            {t('cvReview.apply', { count: taken.length })}
          </Button>
        </OverlayFooter>
      }
    >
      <EffectList items={effects} />
      {problems > 0 && (
        <NoticeBar kind="danger">{t('cvReview.problems', { count: problems })}</NoticeBar>
      )}
      {undecided > 0 && (
        <NoticeBar kind="quiet">{t('cvReview.undecided', { count: undecided })}</NoticeBar>
      )}
    </DecisionModal>
  );
}
