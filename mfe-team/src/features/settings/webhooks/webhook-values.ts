import { webhookEditSchema, type Webhook, type WebhookEvent } from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** What the form edits. */
export const webhookValues = ({ name, url, events, isActive }: Webhook) => ({
  name,
  url,
  events,
  isActive,
});
export type WebhookValues = {
  name: string;
  url: string;
  events: WebhookEvent[];
  isActive: boolean;
};

export const blankWebhook: WebhookValues = { name: '', url: '', events: [], isActive: true };

/** Only what differs from `before`. */
export function webhookChanges(
  before: WebhookValues,
  after: WebhookValues,
): Partial<WebhookValues> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => String(value) !== String(before[key as keyof WebhookValues]),
    ),
  );
}

/** A webhook as a form. */
export const useWebhookForm = (initialValues: WebhookValues) =>
  useZodForm({ schema: webhookEditSchema, initialValues });
export type WebhookForm = ReturnType<typeof useWebhookForm>;
