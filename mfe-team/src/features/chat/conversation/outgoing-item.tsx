import { useActor } from '@muster/kit';
import { Avatar, Button } from '@muster/ui';
import { useOutbox, type OutgoingMessage } from '../composer/outbox.tsx';
import { useChatMessages } from '../messages.ts';
import classes from '../chat.module.css';

/** A message that was not sent yet, and why. */
export function OutgoingItem({ outgoing }: { outgoing: OutgoingMessage }) {
  const t = useChatMessages();
  const actor = useActor();
  const { retry, discard } = useOutbox();
  const { message, state, reason = '' } = outgoing;
  const words = {
    waiting: t('conversation.waiting'),
    sending: t('conversation.sending'),
    sent: t('conversation.sending'),
    failed: t('conversation.failed', { reason }),
  }[state];
  return (
    <article className={classes.message} data-outgoing={state} aria-label={actor?.name}>
      <span className={classes.gutter}>
        <Avatar name={actor?.name ?? ''} size={28} />
      </span>
      <div className={classes.content}>
        <p className={classes.byline}>
          <span className={classes.author}>{actor?.name}</span>
          <span role="status">{words}</span>
        </p>
        <p className={classes.body}>{message.body}</p>
        {state === 'failed' && (
          <div className={classes.editButtons}>
            <Button size="xs" variant="default" onClick={() => retry(message.key)}>
              {t('conversation.retry')}
            </Button>
            <Button size="xs" variant="subtle" onClick={() => discard(message.key)}>
              {t('conversation.discard')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
