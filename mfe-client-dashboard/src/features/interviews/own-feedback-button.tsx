import { clientDashboardRoutes, href, type InterviewForClient } from '@muster/contracts';
import { RouteLink, errorText, useFollow, usePlatform } from '@muster/kit';
import { Button } from '@muster/ui';
import { api } from '../../api.ts';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';

const writing = clientDashboardRoutes.clientDashboardFeedbackByIdEdit;

interface OwnFeedbackButtonProps {
  interview: InterviewForClient;
  /** `sm` in lists, where no button stands out. */
  size: 'sm' | 'md';
}

/** Link to the user's own feedback on a past interview: to write it, even late, or to read it. */
export function OwnFeedbackButton({ interview, size }: OwnFeedbackButtonProps) {
  const t = useOwnFeedbackMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [begin, { isLoading }] = api.useBeginFeedbackMutation();
  const { id, candidate, ownFeedback, mayGiveFeedback } = interview;
  const { name } = candidate;

  async function give() {
    const answer = await begin({ params: { id }, body: {} });
    if (answer.error) platform.notify({ kind: 'error', text: errorText(answer.error) });
    else follow(href(writing, { id: answer.data.feedbackId }));
  }

  if (mayGiveFeedback)
    return (
      <Button
        variant={size === 'sm' ? 'default' : 'filled'}
        size={size}
        loading={isLoading}
        aria-label={t('giveOn', { name })}
        onClick={() => void give()}
      >
        {t('give')}
      </Button>
    );
  if (!ownFeedback?.isSent) return null;
  return (
    <Button
      component={RouteLink}
      route={writing}
      params={{ id: ownFeedback.id }}
      variant="default"
      size={size}
      aria-label={t('openOn', { name })}
    >
      {t('openOwn')}
    </Button>
  );
}
