import type { CandidateRecord } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { IconButton, IconStar, IconStarFilled } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Follows a candidate: activity appears on the start page, and as a notification. */
export function FollowButton({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const platform = usePlatform();
  const params = { id: candidate.id };
  const { data, isLoading } = api.useFollowsReadCandidateQuery({ params });
  const [follow, following] = api.useFollowsFollowCandidateMutation();
  const [unfollow, unfollowing] = api.useFollowsUnfollowCandidateMutation();
  // Following belongs to the real user: it cannot be changed during impersonation.
  if (platform.session?.impersonation || (candidate.deleted && !data?.following)) return null;
  // Space is reserved while loading, to avoid a layout shift of the header.
  if (isLoading)
    return (
      <IconButton variant="default" aria-label={t('record.follow')} disabled>
        <IconStar size={16} />
      </IconButton>
    );
  // The button appears once the state is known; the page does not wait for it.
  if (!data) return null;

  const toggle = async () => {
    try {
      await (data.following ? unfollow : follow)({ params }).unwrap();
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  };
  return (
    <IconButton
      variant="default"
      aria-label={t(data.following ? 'record.following' : 'record.follow')}
      title={t(data.following ? 'record.following' : 'record.follow')}
      aria-pressed={data.following}
      loading={following.isLoading || unfollowing.isLoading}
      onClick={() => void toggle()}
    >
      {data.following ? <IconStarFilled size={16} /> : <IconStar size={16} />}
    </IconButton>
  );
}
