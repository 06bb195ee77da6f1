import { webhookEditSchema, type Webhook, type WebhookEvent } from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** Returns the form values. */
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

/** Returns only the differences from `before`. */
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

/** Creates the form of a webhook. */
export const useWebhookForm = (initialValues: WebhookValues) =>
  useZodForm({ schema: webhookEditSchema, initialValues });
export type WebhookForm = ReturnType<typeof useWebhookForm>;
