import { Checkbox, NoticeBar } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { saysNow } from './proposal-groups.ts';
import { proposalTitle } from './proposal-text.ts';
import type { ReviewInHand } from './use-review.ts';
import classes from './cv-review.module.css';

/**
 * Warns that the CV has another name; nothing is written before the user confirms that it belongs
 * here.
 */
export function PersonCheck({ inHand }: { inHand: ReviewInHand }) {
  const t = useMessages();
  const { review, proposals, personConfirmed, confirmPerson } = inHand;
  if (review.identity !== 'mismatch' || !review.allowedActions.includes('decide')) return null;
  const named = proposals.find(({ kind }) => kind === 'name');
  const mail = proposals.find(
    (proposal) => proposal.kind === 'contact' && saysNow(proposal).kind === 'email',
  );
  const who = [named, mail].flatMap((proposal) => (proposal ? proposalTitle(proposal, t) : []));
  return (
    <div className={classes.notice}>
      <NoticeBar kind="danger">
        <p>{t('cvReview.otherPerson', { who: who.join(', ') })}</p>
        <Checkbox
          label={t('cvReview.samePerson')}
          checked={personConfirmed}
          onChange={(event) => confirmPerson(event.currentTarget.checked)}
        />
      </NoticeBar>
    </div>
  );
}
