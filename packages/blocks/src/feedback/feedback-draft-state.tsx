import type { DraftState } from '../drafts/draft-keeper.ts';
import classes from './feedback.module.css';
import { useFeedbackBlockMessages } from './messages.ts';

/** Shows whether the draft is saved. */
export function FeedbackDraftState({ state }: { state: DraftState }) {
  const t = useFeedbackBlockMessages();
  return (
    <p
      className={classes.state}
      role="status"
      data-failed={state === 'failed' || state === 'elsewhere'}
    >
      {state === 'clean' ? null : t(state)}
    </p>
  );
}
