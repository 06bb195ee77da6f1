import { OutboxModel } from '../outbox/outbox-event.model.ts';
import { metrics } from './metrics.ts';

/** Publishes how many events wait in the outbox, and for how long: the first figures to check. */
export function watchOutbox(): void {
  const due = () => ({ status: 'pending' as const, availableAt: { $lte: new Date() } });
  const waitOfOldest = async (isBackground: boolean) => {
    const oldest = await OutboxModel.findOne({ ...due(), isBackground }, { availableAt: 1 })
      .sort({ availableAt: 1 })
      .lean();
    return oldest ? Date.now() - oldest.availableAt.getTime() : 0;
  };
  metrics.gauge('muster_outbox_due', 'Events that could be handled now.', () =>
    OutboxModel.countDocuments(due()),
  );
  metrics.gauge(
    'muster_outbox_oldest_due_seconds',
    'How long the oldest of them has been waiting.',
    async () => {
      const waits = [await waitOfOldest(false), await waitOfOldest(true)];
      return Math.max(...waits) / 1000;
    },
  );
  metrics.gauge('muster_outbox_failed', 'Events that were given up; somebody has to look.', () =>
    OutboxModel.countDocuments({ status: 'failed' }),
  );
}
