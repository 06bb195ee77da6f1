import { href, talentRoutes } from '@muster/contracts';
import { errorText, useFollow, usePlatform } from '@muster/kit';
import { Button } from '@muster/ui';
import { api } from '../../../../api.ts';
import { useVettingMessages } from '../messages.ts';

/** Adds a review of a candidate's work or profile, without an interview. */
export function ReviewButton({ candidateId }: { candidateId: string }) {
  const t = useVettingMessages();
  const follow = useFollow();
  const { notify } = usePlatform();
  const [begin, { isLoading }] = api.useScorecardsReviewMutation();

  async function write() {
    const answer = await begin({ params: { id: candidateId }, body: {} });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    else follow(href(talentRoutes.scorecard, { candidateId, vettingFeedbackId: answer.data.id }));
  }

  return (
    <Button size="xs" variant="subtle" loading={isLoading} onClick={() => void write()}>
      {t('scorecards.writeReview')}
    </Button>
  );
}
